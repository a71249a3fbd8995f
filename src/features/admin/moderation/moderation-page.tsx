import type { AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type { ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { AdminList, type AdminPages, AdminRows } from '../admin-list.tsx';
import { AnswerLink } from './answer-link.tsx';
import { CommentActions, CommentRow } from './comment-row.tsx';
import { type Queue, type QueueItem, QUEUES, readQueue, useQueue } from './queues.ts';
import { ADMIN_PARAMS } from '../../../config/admin-paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { formatDateTime } from '../format.ts';
import {
  KIND_COPY,
  reasonCopy,
  REPORT_STATUS_COPY,
  reporterCopy,
  shareDecisionCopy,
  titleOf,
} from './moderation-copy.ts';
import { Actions } from '../actions.tsx';
import { useDecision } from './use-decision.ts';
import { useQueuePaths } from './use-queue-paths.ts';
import { CommentBadge, ShareBadges } from '../state-badge.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { CountedAt, useReportLoadedCount, useWaitingCounts, WithCount } from '../waiting-counts.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { AccountLink } from '../account-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { findShareId } from '@talelantern/domain/sharing/find-share-id';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SearchField } from '../../../ui/search-field.tsx';

const ModerationList = ({ queue: { label, about, nothing }, list }: { queue: Queue; list: AdminPages<QueueItem> }) => (
  <AdminList list={list} itemsName={label.toLowerCase()} emptyText={nothing}>
    {(items) => (
      <>
        <p className="max-w-[75ch] text-soft">{about}</p>
        <AdminRows label={label} items={items} keyOf={({ id }) => id}>
          {(item) => <QueueRow item={item} />}
        </AdminRows>
      </>
    )}
  </AdminList>
);

function QueueRow({ item }: { item: QueueItem }) {
  switch (item.is) {
    case 'report':
      return <ReportRow report={item.report} />;
    case 'share':
      return <ShareRow share={item.share} />;
    case 'comment':
      return <CommentRow comment={item.comment} isAlone />;
  }
}

export type ListedReport = AdminResponse<'listReports'>['reports'][number];

function ReportRow({ report }: { report: ListedReport }) {
  const { commentId, commentState, excerpt } = report;
  const paths = useQueuePaths();
  const kind = KIND_COPY[report.contentType];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-ui text-17 font-bold tracking-normal">{reasonCopy(report.reason)}</h2>
        {commentState ? <CommentBadge state={commentState} /> : <ShareBadges state={report.shareState} />}
      </div>
      <p className="text-17 wrap-anywhere">
        {`${commentState ? 'Comment' : kind}: `}
        {excerpt ? <q>{excerpt}</q> : <span>deleted</span>}
      </p>
      {report.details !== '' && (
        <p className="rounded-field bg-paper-100 px-4 py-3 whitespace-pre-line wrap-anywhere">{report.details}</p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft">
        <span>{`${reporterCopy(report)} · ${formatDateTime(report.createdAt)}`}</span>
        {report.status !== 'pending' && <span>{REPORT_STATUS_COPY[report.status]}</span>}
        <AccountLink uid={report.reporterId}>Who reported it</AccountLink>
        <AnswerLink details={report.details} />
        <AccountLink uid={report.commentAuthorId}>Who wrote the comment</AccountLink>
      </p>
      <div className="flex flex-wrap gap-3">
        {report.shareState !== 'gone' && (
          <LinkButton to={paths.sharedItem(report.shareId)} variant="line" icon="eye">
            {commentId ? `See the ${kind.toLowerCase()}` : 'Look at it'}
          </LinkButton>
        )}
        {report.status === 'pending' && <ReportActions report={report} />}
      </div>
    </>
  );
}

/** A share that is not deleted is decided on its page. */
function ReportActions({
  report: { shareId, shareState, commentId, commentState, commentCreatedAt, excerpt },
}: {
  report: ListedReport;
}) {
  const { decideShare } = useDecision();
  if (commentId && commentState)
    return (
      <CommentActions
        commentId={commentId}
        state={commentState}
        createdAt={commentCreatedAt}
        isReported
        text={excerpt}
      />
    );
  if (shareState !== 'gone') return null;
  return (
    <Actions
      actions={['remove']}
      copy={shareDecisionCopy(shareState)}
      about={`share.${shareId}`}
      label="Report of a deleted share"
      onAction={(decision, note) => decideShare({ shareId, state: shareState, seen: null }, decision, note)}
    />
  );
}

function ShareRow({ share }: { share: ShareSummary }) {
  const paths = useQueuePaths();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="font-ui text-17 font-bold tracking-normal wrap-anywhere">
          <AppLink to={paths.sharedItem(share.shareId)} className="inline-block py-2.5">
            {titleOf(share)}
          </AppLink>
        </h2>
        <p className="text-15 text-soft wrap-anywhere">
          {`${KIND_COPY[share.contentType]} by ${share.sharedBy || 'a deleted account'} · ${share.waitsSince === null ? '' : 'waiting since '}${formatDateTime(share.waitsSince ?? share.sharedAt)}`}
        </p>
      </div>
      <ShareBadges {...share} />
    </div>
  );
}

export function ModerationPage() {
  useTitle('Moderation');
  const [params, setParams] = useSearchParams();
  const queue = readQueue(params.get(ADMIN_PARAMS.queue));
  const list = useQueue(queue);
  const waitingCounts = useWaitingCounts();
  useReportLoadedCount(queue.counted, list);
  return (
    <>
      <PageHeading title="Moderation" lead="What families and visitors can see of each other." />
      <ShareSearch />
      <ChipGroup
        label="What to look at"
        hideLabel
        size="small"
        options={QUEUES.map(({ value, label, counted }) => ({
          value,
          label: <WithCount count={counted && waitingCounts.count(counted)}>{label}</WithCount>,
        }))}
        value={queue.value}
        onChange={(next) => setParams({ [ADMIN_PARAMS.queue]: next })}
      />
      <ModerationList key={queue.value} queue={queue} list={list} />
      <CountedAt waiting={waitingCounts} />
    </>
  );
}

/** Opens a share that is in no queue, such as one that somebody wrote to us about. */
function ShareSearch() {
  const [searchText, setSearchText] = useState('');
  const navigate = useNavigate();
  const paths = useQueuePaths();
  const shareId = findShareId(searchText);
  return (
    <Form
      role="search"
      className="flex flex-wrap gap-3"
      onSubmit={() => shareId !== null && navigate(paths.sharedItem(shareId))}
    >
      <div className="min-w-64 grow">
        <SearchField
          label="Open a share"
          placeholder="Link or id of a share"
          value={searchText}
          onChange={setSearchText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="line" notReady={shareId === null} className="grow md:grow-0">
        {shareId === null ? 'A whole link or id' : 'Open'}
      </Button>
    </Form>
  );
}
