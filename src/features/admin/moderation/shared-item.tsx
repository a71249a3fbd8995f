import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { mayAdmin } from '@talelantern/domain/admin/permissions';
import type { ReactNode } from 'react';
import { personPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { AuditEntries } from '../audit-entries.tsx';
import { countWords, momentWords } from '../figures.ts';
import { LogLink } from '../log-link.tsx';
import { useAdmin } from '../use-admin.ts';
import { CommentRow } from './comment-row.tsx';
import { REPORT_STATUS_WORDS, reasonWords } from './moderation-words.ts';
import { ShareActs } from './share-acts.tsx';
import { SharedWords } from './shared-words.tsx';

export type SharedItem = AdminResponse<'readSharedItem'>;

/** One share as everybody sees it, or would; what was said about it, and what was done. */
export function SharedItemView({ item }: { item: SharedItem }) {
  const { comments, history } = item;
  const reported = waitingReports(item);
  return (
    <>
      <ShareActs share={item.share} isReported={reported.has(null)} />
      <Facts item={item} />
      <Part title="What others see">
        {item.content ? (
          <SharedWords content={item.content} isHeld={item.share.state === 'held'} />
        ) : (
          <p className="text-soft">It was withdrawn: nothing is left of it.</p>
        )}
      </Part>
      <Reports item={item} />
      <Part title="Comments">
        {comments.length === 0 ? (
          <p className="text-soft">{item.allowComments ? 'No comments yet.' : 'No comments are allowed.'}</p>
        ) : (
          <ol aria-label="Comments" className="divide-y-2 divide-paper-200">
            {comments.map((comment) => (
              <li key={comment.commentId} className="grid gap-2 py-4 first:pt-0">
                <CommentRow comment={comment} isReported={reported.has(comment.commentId)} />
              </li>
            ))}
          </ol>
        )}
      </Part>
      <Part title="History">
        {history.length === 0 ? (
          <p className="text-soft">Nothing has been decided about it yet.</p>
        ) : (
          <AuditEntries label="History" entries={history} isOfPage />
        )}
        <LogLink target="share" targetId={item.share.shareId} />
      </Part>
    </>
  );
}

/** What reports that wait are about: ids of comments, and null for the share itself. */
const waitingReports = ({ reports }: SharedItem): ReadonlySet<string | null> =>
  new Set(reports.filter(({ status }) => status === 'pending').map(({ commentId }) => commentId));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t-2 border-paper-200 pt-6">
      <h2 className="text-22">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ item }: { item: SharedItem }) {
  const { admin } = useAdmin();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-15 text-soft">
      <span>{countWords(item.views)} views</span>
      <span>{countWords(item.likes)} likes</span>
      {item.withdrawnAt !== null && <span>Withdrawn {momentWords(item.withdrawnAt)}</span>}
      {mayAdmin(admin, 'people') && (
        <AppLink to={personPath(item.ownerId)} className="inline-block py-2.5">
          The family’s account
        </AppLink>
      )}
    </p>
  );
}

function Reports({ item: { reports } }: { item: SharedItem }) {
  return (
    <Part title="Reports">
      {reports.length === 0 ? (
        <p className="text-soft">Nobody has reported it.</p>
      ) : (
        <ol aria-label="Reports" className="divide-y-2 divide-paper-200">
          {reports.map((report) => (
            <li key={report.id} className="grid gap-1 py-3 first:pt-0">
              <p className="font-bold">
                {reasonWords(report.reason)}
                {report.commentId !== null && ' (a comment)'}
              </p>
              {report.details !== '' && <p className="whitespace-pre-line wrap-anywhere">{report.details}</p>}
              <p className="text-15 text-soft">
                {report.isVisitors ? 'A visitor' : 'A family'} · {momentWords(report.createdAt)} ·{' '}
                {REPORT_STATUS_WORDS[report.status]}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
