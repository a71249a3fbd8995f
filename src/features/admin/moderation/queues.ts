import type { CommentSummary, ShareSummary } from '@talelantern/domain/admin/moderation';
import type { AdminService } from '../../../services/admin-service.ts';
import type { ListedReport } from './report-row.tsx';
import type { AdminPageOf } from '../use-admin-list.ts';
import type { Counted } from '../use-waiting.ts';

/** One row of a queue. */
export type QueueItem =
  | { is: 'report'; id: string; report: ListedReport }
  | { is: 'share'; id: string; share: ShareSummary }
  | { is: 'comment'; id: string; comment: CommentSummary };

type Load = (service: AdminService, cursor: string | undefined) => Promise<AdminPageOf<QueueItem>>;

const reports =
  (status: 'pending' | 'closed'): Load =>
  async (service, cursor) => {
    const page = await service.listReports({ status, cursor });
    return { items: page.reports.map((report) => ({ is: 'report', id: report.id, report })), next: page.next };
  };

const toShares = ({ shares, next }: { shares: ShareSummary[]; next: string | null }): AdminPageOf<QueueItem> => ({
  items: shares.map((share) => ({ is: 'share', id: share.shareId, share })),
  next,
});

const held =
  (hold: 'review' | 'unfit' | 'waiting'): Load =>
  async (service, cursor) =>
    toShares(await service.listHeldShares({ hold, cursor }));

const comments =
  (status: 'held' | 'refused'): Load =>
  async (service, cursor) => {
    const page = await service.listHeldComments({ status, cursor });
    return {
      items: page.comments.map((comment) => ({ is: 'comment', id: comment.commentId, comment })),
      next: page.next,
    };
  };

/** What waits in moderation, the most urgent first; the ids stand in addresses. */
export const QUEUES = [
  {
    value: 'reports',
    counted: 'reports',
    label: 'Reports',
    about: 'What somebody found unkind or unfit. It is still seen until you hide it.',
    nothing: 'Nobody has reported anything that still waits.',
    load: reports('pending'),
  },
  {
    value: 'comments',
    counted: 'heldComments',
    label: 'Held comments',
    about: 'Comments that nobody sees yet: the check was unsure, or could not be asked.',
    nothing: 'No comment waits.',
    load: comments('held'),
  },
  {
    value: 'offered',
    counted: 'offeredShares',
    label: 'Offered',
    about: 'Families would like to see these in the public list. Whoever has the link sees them already.',
    nothing: 'No family has offered anything new for the public list.',
    load: async (service, cursor) => toShares(await service.listOfferedShares({ cursor })),
  },
  {
    value: 'unfit',
    counted: 'unfitShares',
    label: 'Unfit',
    about: 'The check found something here. Nobody sees it until you approve it.',
    nothing: 'The check has found nothing unfit.',
    load: held('unfit'),
  },
  {
    value: 'waiting',
    counted: 'uncheckedShares',
    label: 'Unchecked',
    about: 'The check could not be asked about these yet. It is asked again by itself.',
    nothing: 'Nothing waits for the check.',
    load: held('waiting'),
  },
  {
    value: 'hidden',
    counted: 'sharesInReview',
    label: 'Hidden by us',
    about: 'Nobody sees these until one of us approves them.',
    nothing: 'Nothing is hidden by us.',
    load: held('review'),
  },
  {
    value: 'refused',
    counted: null,
    label: 'Hidden comments',
    about: 'Their authors alone still see these.',
    nothing: 'No comment is hidden.',
    load: comments('refused'),
  },
  {
    value: 'closed',
    counted: null,
    label: 'Closed reports',
    about: 'What was reported, and what came of it.',
    nothing: 'No report has been closed yet.',
    load: reports('closed'),
  },
] as const satisfies readonly {
  value: string;
  counted: Counted | null;
  label: string;
  about: string;
  nothing: string;
  load: Load;
}[];

export type Queue = (typeof QUEUES)[number];
export type QueueId = Queue['value'];

/** The queue of an address; reports where it names none. */
export const readQueue = (name: string | null): Queue => QUEUES.find(({ value }) => value === name) ?? QUEUES[0];
