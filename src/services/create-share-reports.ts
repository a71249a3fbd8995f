import { reportContract } from '@talelantern/domain/contracts/report';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/reports/report';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { MessageRepository } from './ports/message-repository.ts';
import type { SharedItemService } from './shared-item-service.ts';
import { withSentence } from './with-sentence.ts';

interface ShareReportsDependencies {
  functions: Pick<FunctionsClient, 'call'>;
  /** Whoever is signed in; null for a visitor. */
  signedIn: { uid: string; messages: Pick<MessageRepository, 'sendReport'> } | null;
}

/** Reports of a share or of a comment on it: a visitor's go through the function, which limits them. */
export function createShareReports({
  functions,
  signedIn,
}: ShareReportsDependencies): Pick<SharedItemService, 'report'> {
  return {
    async report({ id, contentType }, { commentId, reason, details }) {
      if (!signedIn) {
        await functions.call(reportContract, { contentId: id, commentId, reason, details });
        return;
      }
      const { uid, messages } = signedIn;
      await withSentence(reportContract.exhausted, () =>
        messages.sendReport({
          userId: uid,
          contentType,
          contentId: id,
          commentId,
          reason,
          details: details.trim(),
          status: FIRST_REPORT_STATUS,
        }),
      );
    },
  };
}
