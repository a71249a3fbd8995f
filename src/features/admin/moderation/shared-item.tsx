import type { AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type { ShareDecision, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import type { ReactNode } from 'react';
import { AuditEntries, LogLink } from '../audit-entries.tsx';
import { formatCount, formatDateTime } from '../format.ts';
import { AnswerLink } from './answer-link.tsx';
import { CommentRow } from './comment-row.tsx';
import { reasonCopy, REPORT_STATUS_COPY, reporterCopy, shareDecisionCopy } from './moderation-copy.ts';
import { SharedItemContent } from './shared-content.tsx';
import { Actions } from '../actions.tsx';
import { AccountLink } from '../account-link.tsx';
import { useDecision } from './use-decision.ts';

export type SharedItem = AdminResponse<'readSharedItem'>;

export function SharedItemView({ item }: { item: SharedItem }) {
  const { comments, history } = item;
  const openReports = pendingReports(item);
  return (
    <>
      <ShareActions item={item} isReported={openReports.has(null)} />
      <Facts item={item} />
      <Section title="What others see">
        {item.content ? (
          <SharedItemContent content={item.content} isHeld={item.share.state === 'held'} />
        ) : (
          <p className="text-soft">It was withdrawn and its content is deleted.</p>
        )}
      </Section>
      <Reports item={item} />
      <Section title="Comments">
        {comments.length === 0 ? (
          <p className="text-soft">{item.allowComments ? 'No comments yet.' : 'Comments are off.'}</p>
        ) : (
          <ol aria-label="Comments" className="divide-y-2 divide-paper-200">
            {comments.map((comment) => (
              <li key={comment.commentId} className="grid gap-2 py-4 first:pt-0">
                <CommentRow comment={comment} isReported={openReports.has(comment.commentId)} />
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title="History">
        {history.length === 0 ? (
          <p className="text-soft">No decisions yet.</p>
        ) : (
          <AuditEntries label="History" entries={history} isOfPage />
        )}
        <LogLink target="share" targetId={item.share.shareId} />
      </Section>
    </>
  );
}

const pendingReports = ({ reports }: SharedItem): ReadonlySet<string | null> =>
  new Set(reports.filter(({ status }) => status === 'pending').map(({ commentId }) => commentId));

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t-2 border-paper-200 pt-6">
    <h2 className="text-22">{title}</h2>
    {children}
  </section>
);

function Facts({ item }: { item: SharedItem }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-15 text-soft">
      <span>{formatCount(item.views)} views</span>
      <span>{formatCount(item.likes)} likes</span>
      {item.withdrawnAt !== null && <span>Withdrawn {formatDateTime(item.withdrawnAt)}</span>}
      <AccountLink uid={item.ownerId}>The family’s account</AccountLink>
    </p>
  );
}

const isPendingShareReport = ({ status, commentId }: SharedItem['reports'][number]): boolean =>
  status === 'pending' && commentId === null;

const Reports = ({ item: { reports, pendingReports: total } }: { item: SharedItem }) => (
  <Section title="Reports">
    {total > PAGE_SIZE && (
      <p className="text-soft">{`The newest ${reports.filter(isPendingShareReport).length} of ${formatCount(total)} waiting. A decision closes the older ones too.`}</p>
    )}
    {reports.length === 0 ? (
      <p className="text-soft">No one has reported it.</p>
    ) : (
      <ol aria-label="Reports" className="divide-y-2 divide-paper-200">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 py-3 first:pt-0">
            <p className="font-bold">
              {reasonCopy(report.reason)}
              {report.commentId !== null && <span> (a comment)</span>}
            </p>
            {report.details !== '' && <p className="whitespace-pre-line wrap-anywhere">{report.details}</p>}
            <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft">
              <span>{`${reporterCopy(report)} · ${formatDateTime(report.createdAt)} · ${REPORT_STATUS_COPY[report.status]}`}</span>
              <AccountLink uid={report.reporterId}>Who reported it</AccountLink>
              <AnswerLink details={report.details} />
            </p>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

function decisionsFor(share: ShareSummary, isReported: boolean): readonly ShareDecision[] {
  const { state, hold, waitsSince, offered, listed } = share;
  // Hiding a held share also closes its reports, and keeps it held after its family changes it.
  const isHiddenByUs = hold === 'review' && waitsSince === null;
  if (state === 'held') return isHiddenByUs && !isReported ? ['approve', 'remove'] : ['approve', 'hide', 'remove'];
  if (state === 'gone') return isReported ? ['remove'] : [];
  if (state === 'withdrawn') {
    if (isReported) return ['approve', 'remove'];
    return hold === 'review' ? ['approve'] : [];
  }
  const decisions: ShareDecision[] = [];
  if (isReported) decisions.push('approve');
  if (listed) decisions.push('unlist');
  else if (offered) decisions.push('list');
  return [...decisions, 'hide', 'remove'];
}

function ShareActions({ item: { share, seen, reports }, isReported }: { item: SharedItem; isReported: boolean }) {
  const { decideShare } = useDecision();
  const { shareId, state, hold, waitsSince } = share;
  const decisions = decisionsFor(share, isReported);
  if (decisions.length === 0) return <p className="text-soft">There is nothing left to decide.</p>;
  return (
    <Actions
      actions={decisions}
      copy={shareDecisionCopy(state)}
      about={`share.${shareId}`}
      onAction={(decision, note) =>
        decideShare(
          { shareId, state, hold, waitsSince, seen, reportsUntil: reports[0]?.createdAt ?? null },
          decision,
          note,
        )
      }
    />
  );
}
