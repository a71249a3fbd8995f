import { reportContract } from '@talelantern/domain/contracts/report';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/sharing/report';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';
import type { SharedItemService } from './shared-item-service.ts';
import { limitReached } from '../core/limit-reached.ts';
import type { ServerClock } from '../ports/server-clock.ts';
import { withUserMessage } from '../core/with-user-message.ts';

interface ShareReportsDeps {
  functions: Pick<FunctionsClient, 'call'>;
  signedIn: { uid: string; messages: Pick<MessageRepository, 'sendReport' | 'findStamps'>; clock: ServerClock } | null;
}

const REPORT_TOO_SOON = 'You sent a report less than a minute ago';
const TOO_MANY_REPORTS = `You sent ${RATE_STAMPS.reports.perDay} reports in 24 hours`;

/** @throws AppError `rate_limited` if that is why a report was denied: the function would take it without an account. */
async function assertBelowLimit({ messages, clock }: NonNullable<ShareReportsDeps['signedIn']>): Promise<void> {
  const stamps = await messages.findStamps('reports');
  const error = await limitReached({
    kind: 'reports',
    stamps,
    clock,
    tooSoon: REPORT_TOO_SOON,
    tooMany: TOO_MANY_REPORTS,
  });
  if (error) throw error;
}

/** For visitors, and when the rules deny an outdated page, through a function with a rate limit. */
export const createShareReports = ({ functions, signedIn }: ShareReportsDeps): Pick<SharedItemService, 'report'> => ({
  async report({ id, contentType }, { commentId, reason, details }) {
    const isStored =
      signedIn &&
      (await withUserMessage(reportContract.exhausted, async () => {
        const isAllowed = await signedIn.messages.sendReport({
          userId: signedIn.uid,
          contentType,
          contentId: id,
          commentId,
          reason,
          details: details.trim(),
          status: FIRST_REPORT_STATUS,
        });
        if (!isAllowed) await assertBelowLimit(signedIn);
        return isAllowed;
      }));
    if (!isStored) await functions.call(reportContract, { contentId: id, commentId, reason, details });
  },
});
