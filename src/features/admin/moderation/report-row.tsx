import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { sharedItemPath } from '../../../config/admin-paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { momentWords } from '../figures.ts';
import { CommentActs } from './comment-acts.tsx';
import { KIND_WORDS, REPORT_STATUS_WORDS, reasonWords } from './moderation-words.ts';
import { CommentMark, ShareMarks } from './share-mark.tsx';

export type ListedReport = AdminResponse<'listReports'>['reports'][number];

/** One report with what it is about; a comment is decided about right here, a share on its page. */
export function ReportRow({ report }: { report: ListedReport }) {
  const { commentId, commentState, excerpt } = report;
  const kind = KIND_WORDS[report.contentType];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-ui text-17 font-bold tracking-normal">{reasonWords(report.reason)}</h2>
        {commentState ? <CommentMark state={commentState} /> : <ShareMarks state={report.shareState} />}
      </div>
      <p className="text-17 wrap-anywhere">
        {commentState ? 'Comment' : kind}: {excerpt ? <q>{excerpt}</q> : 'nothing is left of it'}
      </p>
      {report.details !== '' && (
        <p className="rounded-field bg-paper-100 px-4 py-3 whitespace-pre-line wrap-anywhere">{report.details}</p>
      )}
      <p className="text-15 text-soft">
        {report.isVisitors ? 'A visitor' : 'A family'} · {momentWords(report.createdAt)}
        {report.status !== 'pending' && ` · ${REPORT_STATUS_WORDS[report.status]}`}
      </p>
      <div className="flex flex-wrap gap-3">
        {report.shareState !== 'gone' && (
          <LinkButton to={sharedItemPath(report.shareId)} variant="line" icon="eye">
            {commentId ? `See the ${kind.toLowerCase()}` : 'Look at it'}
          </LinkButton>
        )}
        {commentId && commentState && report.status === 'pending' && (
          <CommentActs commentId={commentId} state={commentState} isReported text={excerpt} />
        )}
      </div>
    </>
  );
}
