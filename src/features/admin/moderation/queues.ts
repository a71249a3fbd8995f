import type { CommentSummary, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import type { AdminService } from '../../../services/admin/admin-service.ts';
import type { ListedReport } from './moderation-page.tsx';
import { type AdminPageOf, type AdminPages, useAdminList } from '../admin-list.tsx';
import type { Counted } from '../waiting-counts.tsx';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';

export type QueueItem = { id: string; about: readonly (string | null)[] } & (
  | { is: 'report'; report: ListedReport }
  | { is: 'share'; share: ShareSummary }
  | { is: 'comment'; comment: CommentSummary }
);

type Load = (service: AdminService, cursor: string | undefined) => Promise<AdminPageOf<QueueItem>>;

const reports =
  (status: 'pending' | 'closed'): Load =>
  async (service, cursor) => {
    const { reports: listed, next } = await service.listReports({ status, cursor });
    const toItem = (report: ListedReport): QueueItem => {
      const { id, shareId, commentId } = report;
      return { is: 'report', id, about: [shareId, commentId], report };
    };
    return { items: listed.map(toItem), next };
  };

const toShares = ({ shares, next }: { shares: ShareSummary[]; next: string | null }): AdminPageOf<QueueItem> => ({
  items: shares.map((share) => ({ is: 'share', id: share.shareId, about: [], share })),
  next,
});

const heldShares =
  (hold: 'review' | 'unfit' | 'waiting'): Load =>
  async (service, cursor) =>
    toShares(await service.listHeldShares({ hold, cursor }));

const commentsWith =
  (status: 'held' | 'refused'): Load =>
  async (service, cursor) => {
    const page = await service.listHeldComments({ status, cursor });
    return {
      items: page.comments.map((comment) => ({
        is: 'comment',
        id: comment.commentId,
        about: [comment.shareId],
        comment,
      })),
      next: page.next,
    };
  };

export const QUEUES = [
  {
    value: 'reports',
    counted: 'reports',
    label: 'Reports',
    about: 'What people found unkind or unsuitable. It stays visible until you hide it.',
    nothing: 'No reports are waiting.',
    load: reports('pending'),
  },
  {
    value: 'comments',
    counted: 'heldComments',
    label: 'Held comments',
    about: 'Comments no one sees yet: the check was unsure or couldn’t run.',
    nothing: 'No comments are waiting.',
    load: commentsWith('held'),
  },
  {
    value: 'approval',
    counted: 'sharesToApprove',
    label: 'To approve',
    about:
      'No one sees these until one of us approves them: their words were removed before, their family had three removals, or they’re too long for the check.',
    nothing: 'Nothing is waiting to be approved.',
    load: async (service, cursor) => toShares(await service.listSharesToApprove({ cursor })),
  },
  {
    value: 'offered',
    counted: 'offeredShares',
    label: 'Offered',
    about: 'Families have offered these for the public list. Anyone with the link sees them already.',
    nothing: 'Nothing new has been offered for the public list.',
    load: async (service, cursor) => toShares(await service.listOfferedShares({ cursor })),
  },
  {
    value: 'unfit',
    counted: 'unfitShares',
    label: 'Unsuitable',
    about:
      'The check found something here. No one sees it until its family changes it. Approving it only runs the check again.',
    nothing: 'The check has found nothing unsuitable.',
    load: heldShares('unfit'),
  },
  {
    value: 'waiting',
    counted: 'uncheckedShares',
    label: 'Unchecked',
    about: 'These couldn’t be checked yet. We try again automatically.',
    nothing: 'Nothing is waiting for the check.',
    load: heldShares('waiting'),
  },
  {
    value: 'hidden',
    counted: 'sharesInReview',
    label: 'Hidden by us',
    about: 'No one sees these until one of us approves them.',
    nothing: 'Nothing is hidden by us.',
    load: heldShares('review'),
  },
  {
    value: 'refused',
    counted: null,
    label: 'Hidden comments',
    about: 'Only their authors still see these.',
    nothing: 'No comments are hidden.',
    load: commentsWith('refused'),
  },
  {
    value: 'closed',
    counted: null,
    label: 'Closed reports',
    about: 'What was reported, and the outcome.',
    nothing: 'No reports have been closed yet.',
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

export const readQueue = (name: string | null): Queue => QUEUES.find(({ value }) => value === name) ?? QUEUES[0];

export function useQueue({ value, load }: Queue): AdminPages<QueueItem> {
  const { service } = useAdmin();
  return useAdminList(adminKeys.queue(value), (cursor) => load(service, cursor));
}
