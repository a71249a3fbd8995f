import type { OverviewCounts } from '@talelantern/domain/admin/overview';
import { mayAdmin } from '@talelantern/domain/admin/permissions';
import { PAID_PLAN_IDS } from '@talelantern/domain/subscriptions/plans';
import { messagesPath, queuePath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { countWords } from '../figures.ts';
import { planWords } from '../people/person-words.ts';
import { useAdmin } from '../use-admin.ts';

/** What stands now: the queues that somebody has to look at, each leading there, and who pays. */
export function StandingCounts({ now: { queues, subscriptions } }: { now: OverviewCounts }) {
  const { admin } = useAdmin();
  const queue = (id: string) => (mayAdmin(admin, 'moderation') ? queuePath(id) : null);
  const messages = (status: string) => (mayAdmin(admin, 'messages') ? messagesPath(status) : null);
  return (
    <div className="section grid gap-8">
      <Counts
        title="Waiting"
        counts={[
          { name: 'Reports', count: queues.reports, path: queue('reports') },
          { name: 'Held comments', count: queues.heldComments, path: queue('comments') },
          { name: 'Offered for the list', count: queues.offeredShares, path: queue('offered') },
          { name: 'Unfit shares', count: queues.unfitShares, path: queue('unfit') },
          { name: 'Unchecked shares', count: queues.uncheckedShares, path: queue('waiting') },
          { name: 'Hidden by us', count: queues.sharesInReview, path: queue('hidden') },
          { name: 'New messages', count: queues.pendingMessages, path: messages('pending') },
          { name: 'Messages in progress', count: queues.messagesInProgress, path: messages('in_progress') },
        ]}
      />
      <Counts
        title="Families that pay"
        counts={PAID_PLAN_IDS.map((plan) => ({ name: planWords(plan), count: subscriptions[plan], path: null }))}
      />
    </div>
  );
}

interface CountsProps {
  title: string;
  /** `path`: where what was counted can be seen; null where that is nowhere, or not this administrator's to see. */
  counts: readonly { name: string; count: number; path: string | null }[];
}

function Counts({ title, counts }: CountsProps) {
  return (
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
                // The whole tile is pressed.
                <AppLink to={path} className="text-ink after:absolute after:inset-0 after:rounded-card">
                  {name}
                </AppLink>
              )}
            </dt>
            <dd className="text-28 font-bold">{countWords(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
