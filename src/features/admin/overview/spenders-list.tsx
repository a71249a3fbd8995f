import { mayAdmin } from '@talelantern/domain/admin/permissions';
import type { Spender } from '@talelantern/domain/contracts/admin/overview';
import { AccountLink } from '../account-link.tsx';
import { formatCost } from '../format.ts';
import { useAdmin } from '../use-admin.ts';

/** Where to look when a spending cap is reached (docs/operations.md). */
export function SpendersList({ spenders }: { spenders: readonly Spender[] }) {
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
