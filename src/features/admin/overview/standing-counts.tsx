import type { OverviewCounts } from '@talelantern/domain/admin/overview';
import { PAID_PLAN_IDS } from '@talelantern/domain/subscriptions/plans';
import { countWords } from '../figures.ts';
import { planWords } from '../people/person-words.ts';

/** What stands now: the queues that somebody has to look at, and who pays. */
export function StandingCounts({ now }: { now: OverviewCounts }) {
  const { queues, subscriptions } = now;
  return (
    <div className="section grid gap-8">
      <Counts
        title="Waiting"
        counts={[
          ['Reports', queues.reports],
          ['Held comments', queues.heldComments],
          ['Offered for the list', queues.offeredShares],
          ['Unfit shares', queues.unfitShares],
          ['Unchecked shares', queues.uncheckedShares],
          ['Hidden by us', queues.sharesInReview],
          ['New messages', queues.pendingMessages],
          ['Messages in progress', queues.messagesInProgress],
        ]}
      />
      <Counts title="Families that pay" counts={PAID_PLAN_IDS.map((plan) => [planWords(plan), subscriptions[plan]])} />
    </div>
  );
}

interface CountsProps {
  title: string;
  counts: readonly (readonly [name: string, count: number])[];
}

function Counts({ title, counts }: CountsProps) {
  return (
    <section>
      <h2 className="text-22">{title}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 rounded-card bg-paper-100 px-4 py-3">
            <dt className="text-15 text-soft">{name}</dt>
            <dd className="text-28 font-bold">{countWords(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
