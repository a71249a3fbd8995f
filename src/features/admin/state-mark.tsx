import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

export type Tone = 'good' | 'waiting' | 'stopped';

const LOOKS: Readonly<Record<Tone, { tone: string; icon: IconName }>> = {
  good: { tone: 'bg-leaf-100 text-leaf-700', icon: 'check' },
  waiting: { tone: 'bg-amber-100 text-amber-800', icon: 'hourglass' },
  stopped: { tone: 'bg-berry-100 text-berry-700', icon: 'eye-off' },
};

interface StateMarkProps {
  tone: Tone;
  /** The tone's own unless stated. */
  icon?: IconName | undefined;
  children: string;
}

/** How something stands, with an icon and words. */
export function StateMark({ tone, icon, children }: StateMarkProps) {
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
