import type { PersonUsage } from '@talelantern/domain/admin/people';
import { capabilityWords, takenWords } from './person-words.ts';

/** What an account has used of its plan, each with how full it is. */
export function PersonUsageList({ usage }: { usage: PersonUsage }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {usage.map((row) => (
        <li key={row.capability} className="grid gap-1.5">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{capabilityWords(row)}</span>
            <span className="text-15 text-soft">{takenWords(row)}</span>
          </span>
          <span aria-hidden="true" className="block h-2 overflow-clip rounded-pill bg-paper-200">
            <span className="block h-full rounded-pill bg-sky-700" style={{ width: `${shareOf(row)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Per cent of the limit; nothing where there is none. */
function shareOf({ taken, limit }: PersonUsage[number]): number {
  if (limit === null || taken === 0) return 0;
  return limit === 0 ? 100 : Math.min(100, (taken / limit) * 100);
}
