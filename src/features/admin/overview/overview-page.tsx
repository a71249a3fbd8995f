import { mayAdmin } from '@talelantern/domain/admin/permissions';
import type { OverviewCounts, Spender } from '@talelantern/domain/contracts/admin/overview';
import { PAID_PLAN_IDS } from '@talelantern/domain/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { AccountLink } from '../account-link.tsx';
import { adminKeys } from '../admin-keys.ts';
import { formatCost, formatCount, formatDateTime } from '../format.ts';
import { useAdmin } from '../use-admin.ts';
import { DayCharts } from './day-charts.tsx';
import { messagesPath, queuePath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { planCopy } from '../people/person-copy.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

const DAY_RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
type DayRange = (typeof DAY_RANGES)[number]['value'];

export function OverviewFigures() {
  const { service } = useAdmin();
  const [span, setSpan] = useState<DayRange>('30');
  const days = Number(span);
  const overview = useQuery({
    queryKey: adminKeys.overview(days),
    queryFn: () => service.readOverview({ days }),
    // Shows the previous range while a different one loads.
    placeholderData: (before) => before,
  });
  if (overview.isPending) return <Skeletons label="Loading the figures" shape="lines" count={8} />;
  if (overview.error)
    return <TryAgain announced message={overview.error.message} onRetry={() => void overview.refetch()} />;
  const { now, spenders, countedAt, days: read } = overview.data;
  return (
    <>
      <CurrentCounts now={now} />
      <div className="section">
        <SpendersList spenders={spenders} />
      </div>
      <div className="section grid min-w-0 grid-cols-1 gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SegmentedChoice label="The last" options={DAY_RANGES} value={span} onChange={setSpan} />
          <p className="text-15 text-soft">
            {countedAt === null
              ? 'Nothing has been counted yet.'
              : `Counted ${formatDateTime(countedAt)}. Days are UTC.`}
          </p>
        </div>
        <div aria-busy={overview.isPlaceholderData} className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-6">
          <DayCharts days={read} />
        </div>
      </div>
    </>
  );
}

function CurrentCounts({ now: { queues, subscriptions } }: { now: OverviewCounts }) {
  const { admin } = useAdmin();
  const queueLink = (id: string) => (mayAdmin(admin, 'moderation') ? queuePath(id) : null);
  const messagesLink = (status: string) => (mayAdmin(admin, 'messages') ? messagesPath(status) : null);
  return (
    <div className="section grid gap-8">
      <Counts
        title="Waiting"
        counts={[
          { name: 'Reports', count: queues.reports, path: queueLink('reports') },
          { name: 'Held comments', count: queues.heldComments, path: queueLink('comments') },
          { name: 'Shares to approve', count: queues.sharesToApprove, path: queueLink('approval') },
          { name: 'Offered for the list', count: queues.offeredShares, path: queueLink('offered') },
          { name: 'Unsuitable shares', count: queues.unfitShares, path: queueLink('unfit') },
          { name: 'Unchecked shares', count: queues.uncheckedShares, path: queueLink('waiting') },
          { name: 'Hidden by us', count: queues.sharesInReview, path: queueLink('hidden') },
          { name: 'New messages', count: queues.pendingMessages, path: messagesLink('pending') },
          { name: 'Messages in progress', count: queues.messagesInProgress, path: messagesLink('in_progress') },
        ]}
      />
      <Counts
        title="Paying families"
        counts={PAID_PLAN_IDS.map((plan) => ({ name: planCopy(plan), count: subscriptions[plan], path: null }))}
      />
    </div>
  );
}

interface CountsProps {
  title: string;
  counts: readonly { name: string; count: number; path: string | null }[];
}

const Counts = ({ title, counts }: CountsProps) => (
  <section>
    <h2 className="text-22">{title}</h2>
    <dl className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
      {counts.map(({ name, count, path }) => (
        <div
          key={name}
          className="relative flex flex-col-reverse justify-end gap-1 rounded-card bg-paper-100 px-4 py-3"
        >
          <dt className="text-15 text-soft">
            {path === null ? (
              name
            ) : (
              <AppLink to={path} className="text-ink after:absolute after:inset-0 after:rounded-card">
                {name}
              </AppLink>
            )}
          </dt>
          <dd className="text-28 font-bold">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The families that spent the most today, to check when a spending cap is reached (docs/operations.md). */
function SpendersList({ spenders }: { spenders: readonly Spender[] }) {
  const { admin } = useAdmin();
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="text-22">Largest use today</h2>
      {spenders.length === 0 ? (
        <p className="text-soft">No family has generated anything today (UTC).</p>
      ) : (
        <ol aria-label="Largest use today" className="divide-y-2 divide-paper-200">
          {spenders.map(({ uid, micros }) => (
            <li key={uid} className="flex items-baseline justify-between gap-x-4 wrap-anywhere">
              {mayAdmin(admin, 'people') ? (
                <AccountLink uid={uid}>{uid}</AccountLink>
              ) : (
                <span className="py-2.5">{uid}</span>
              )}
              <span className="tabular-nums">{formatCost(micros)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function OverviewPage() {
  useTitle('Overview');
  return (
    <>
      <PageHeading title="Overview" lead="What’s waiting, who pays, and what each day brought and cost." />
      <OverviewFigures />
    </>
  );
}
