import type { ReportRequest, ReportResponse } from '@talelantern/domain/contracts/report';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/reports/report';
import { shareIdContentType } from '@talelantern/domain/sharing/share-id';
import type { Reports } from '../ports/reports.ts';
import type { FindShownShare } from '../sharing/find-shown-share.ts';

export interface ReportTools {
  reports: Reports;
  findShownShare: FindShownShare;
}

/** Keeps a visitor's report; what cannot be seen cannot be reported, and the answer does not tell. */
export async function reportShare(
  { reports, findShownShare }: ReportTools,
  { contentId, commentId, reason, details }: ReportRequest,
): Promise<ReportResponse> {
  const contentType = shareIdContentType(contentId);
  if (await findShownShare(contentType, contentId)) {
    await reports.add({
      userId: null,
      contentType,
      contentId,
      commentId,
      reason,
      details: details.trim(),
      status: FIRST_REPORT_STATUS,
    });
  }
  return { received: true };
}
