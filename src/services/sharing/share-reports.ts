import { reportContract } from '@talelantern/domain/contracts/report';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/sharing/report';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { MessageRepository } from '../ports/account-repositories.ts';
import type { SharedItemService } from './shared-item-service.ts';
import { withUserMessage } from '../core/with-user-message.ts';

interface ShareReportsDeps {
  functions: Pick<FunctionsClient, 'call'>;
  signedIn: { uid: string; messages: Pick<MessageRepository, 'sendReport'> } | null;
}

/**
 * Reports a share or a comment. Reports by visitors, and reports that the rules deny because the page is outdated, go
 * through a function with a rate limit.
 */
export const createShareReports = ({ functions, signedIn }: ShareReportsDeps): Pick<SharedItemService, 'report'> => ({
  async report({ id, contentType }, { commentId, reason, details }) {
    const isStored =
      signedIn &&
      (await withUserMessage(reportContract.exhausted, () =>
        signedIn.messages.sendReport({
          userId: signedIn.uid,
          contentType,
          contentId: id,
          commentId,
          reason,
          details: details.trim(),
          status: FIRST_REPORT_STATUS,
        }),
      ));
    if (!isStored) await functions.call(reportContract, { contentId: id, commentId, reason, details });
  },
});
