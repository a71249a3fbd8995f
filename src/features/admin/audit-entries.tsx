import { mayAdmin } from '@talelantern/domain/admin/permissions';
import type { AuditEntry } from '@talelantern/domain/contracts/admin/audit';
import { isRecord, readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { AppLink } from '../../ui/app-link.tsx';
import { AccountLink } from './account-link.tsx';
import { changesOf, NO_VALUE, TARGET_COPY, loggedActionCopy } from './audit-copy.ts';
import { formatDateTime } from './format.ts';
import { ADMIN_PATHS, logPath, messagesPath, personPath, sharedItemPath } from '../../config/admin-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { AuditSubject } from './admin-keys.ts';
import { useAdmin } from './use-admin.ts';

interface AuditEntriesProps {
  label: string;
  entries: readonly AuditEntry[];
  isOfPage?: boolean;
}

export const AuditEntries = ({ label, entries, isOfPage = false }: AuditEntriesProps) => (
  <ol aria-label={label} className="divide-y-2 divide-paper-200">
    {entries.map((entry) => (
      <li key={entry.id} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-17 font-bold">{loggedActionCopy(entry)}</p>
          <time dateTime={new Date(entry.at).toISOString()} className="text-15 text-soft">
            {formatDateTime(entry.at)}
          </time>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
          <span>{entry.adminEmail || entry.adminId}</span>
          {!isOfPage && <Target entry={entry} />}
          <AccountLink uid={readTextOrNull(entry.before?.['authorId'])}>Who wrote it</AccountLink>
        </p>
        {entry.note !== '' && <p className="text-15 wrap-anywhere">“{entry.note}”</p>}
        <Changes entry={entry} />
      </li>
    ))}
  </ol>
);

function Target({ entry }: { entry: AuditEntry }) {
  const { target, targetId } = entry;
  const path = useTargetPath()(entry);
  const label = target === 'settings' ? TARGET_COPY.settings : `${TARGET_COPY[target]} ${targetId}`;
  if (path === null) return <span>{label}</span>;
  return (
    <AppLink to={path} className="inline-block py-2.5">
      {label}
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
            <del className={before === NO_VALUE ? 'text-soft no-underline' : 'text-soft'}>
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

export function LogLink({ target, targetId }: AuditSubject) {
  const { admin } = useAdmin();
  if (!mayAdmin(admin, 'settings')) return null;
  return (
    <LinkButton to={logPath(target, targetId)} variant="quiet" icon="books" className="-ml-3 justify-self-start">
      See all of this in the log
    </LinkButton>
  );
}

type Subject = Pick<AuditEntry, 'action' | 'target' | 'targetId' | 'before' | 'after'>;

export function useTargetPath(): (subject: Subject) => string | null {
  const { admin } = useAdmin();
  return (subject) => {
    switch (subject.target) {
      case 'person':
      case 'admin':
        return mayAdmin(admin, 'people') && subject.action !== 'deletePerson' ? personPath(subject.targetId) : null;
      case 'share':
        return mayAdmin(admin, 'moderation') ? sharedItemPath(subject.targetId) : null;
      case 'comment': {
        const shareId = shareOf(subject);
        return mayAdmin(admin, 'moderation') && shareId !== '' ? sharedItemPath(shareId) : null;
      }
      case 'message':
        return mayAdmin(admin, 'messages') ? messagesPath(readText(subject.after?.['status'])) : null;
      case 'settings':
        return mayAdmin(admin, 'settings') ? ADMIN_PATHS.settings : null;
    }
  };
}

/** A comment is shown on the page of its share. */
function shareOf({ before, after }: Subject): string {
  const [oldShareId, newShareId] = [before, after].map((state) => (isRecord(state) ? readText(state['shareId']) : ''));
  return newShareId || oldShareId || '';
}
