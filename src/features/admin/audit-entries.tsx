import type { AuditEntry } from '@talelantern/domain/admin/audit';
import { AppLink } from '../../ui/app-link.tsx';
import { changesOf, NOTHING, TARGET_WORDS } from './audit-words.ts';
import { doneWords } from './done-words.ts';
import { momentWords } from './figures.ts';
import { useTargetPath } from './use-target-path.ts';

interface AuditEntriesProps {
  /** For screen readers. */
  label: string;
  entries: readonly AuditEntry[];
  /** Whether all are of what the page is about: then it is not said with each. */
  isOfPage?: boolean;
}

/** Entries of the audit log: who did what, when and why, and what it changed. */
export function AuditEntries({ label, entries, isOfPage = false }: AuditEntriesProps) {
  return (
    <ol aria-label={label} className="divide-y-2 divide-paper-200">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-17 font-bold">{doneWords(entry)}</p>
            <time dateTime={new Date(entry.at).toISOString()} className="text-15 text-soft">
              {momentWords(entry.at)}
            </time>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
            <span>{entry.adminEmail || entry.adminId}</span>
            {!isOfPage && <Target entry={entry} />}
          </p>
          {entry.note !== '' && <p className="text-15 wrap-anywhere">“{entry.note}”</p>}
          <Changes entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Target({ entry }: { entry: AuditEntry }) {
  const { target, targetId } = entry;
  const path = useTargetPath()(entry);
  const words = target === 'settings' ? TARGET_WORDS.settings : `${TARGET_WORDS[target]} ${targetId}`;
  if (path === null) return <span>{words}</span>;
  return (
    <AppLink to={path} className="inline-block py-2.5">
      {words}
    </AppLink>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-1 text-15">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2 wrap-anywhere">
          <dt className="font-semibold">{field}</dt>
          <dd>
            <del className={before === NOTHING ? 'text-soft no-underline' : 'text-soft'}>
              <span className="sr-only">before: </span>
              {before}
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins className="no-underline">
              <span className="sr-only">after: </span>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
