import type { CommentState, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import type { UserStatus } from '@talelantern/domain/contracts/admin/users';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { STATUS_COPY } from './people/person-copy.ts';
import { COMMENT_STATE_COPY, holdCopy, SHARE_STATE_COPY } from './moderation/moderation-copy.ts';

export type Tone = 'good' | 'waiting' | 'stopped';

const LOOKS: Readonly<Record<Tone, { tone: string; icon: IconName }>> = {
  good: { tone: 'bg-leaf-100 text-leaf-700', icon: 'check' },
  waiting: { tone: 'bg-amber-100 text-amber-800', icon: 'hourglass' },
  stopped: { tone: 'bg-berry-100 text-berry-700', icon: 'eye-off' },
};

function StateBadge({ tone, icon, children }: { tone: Tone; icon?: IconName | undefined; children: string }) {
  const look = LOOKS[tone];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-15 font-semibold whitespace-nowrap',
        look.tone,
      )}
    >
      <Icon name={icon ?? look.icon} size="small" />
      {children}
    </span>
  );
}

export function PersonBadge({ status }: { status: UserStatus }) {
  const { label, icon, tone } = STATUS_COPY[status];
  return (
    <StateBadge tone={tone} icon={icon}>
      {label}
    </StateBadge>
  );
}

export const ShareBadges = ({
  state,
  hold,
  waitsSince = null,
  listed,
  offered,
}: Partial<ShareSummary> & Pick<ShareSummary, 'state'>) => (
  <span className="flex flex-wrap gap-2">
    {state === 'shown' ? (
      <StateBadge tone="good">{SHARE_STATE_COPY.shown}</StateBadge>
    ) : (
      <StateBadge tone={hold === 'waiting' || waitsSince !== null ? 'waiting' : 'stopped'}>
        {hold ? holdCopy({ hold, waitsSince }) : SHARE_STATE_COPY[state]}
      </StateBadge>
    )}
    {listed ? (
      <StateBadge tone="good">In the public list</StateBadge>
    ) : (
      offered && <StateBadge tone="waiting">Offered for the list</StateBadge>
    )}
  </span>
);

export function CommentBadge({ state }: { state: CommentState }) {
  const tone = state === 'visible' ? 'good' : state === 'held' ? 'waiting' : 'stopped';
  return <StateBadge tone={tone}>{COMMENT_STATE_COPY[state]}</StateBadge>;
}
