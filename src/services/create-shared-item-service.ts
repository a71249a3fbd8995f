import { reportContract } from '@talelantern/domain/contracts/report';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/reports/report';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { CommentReader } from './ports/comment-repository.ts';
import type { MessageRepository } from './ports/message-repository.ts';
import { FETCH_COMMENTS_FAILED, type SharedItemMember, type SharedItemService } from './shared-item-service.ts';
import { withSentence } from './with-sentence.ts';

interface SharedItemDependencies {
  comments: CommentReader;
  functions: Pick<FunctionsClient, 'call'>;
  /** Whoever is signed in; null for a visitor. */
  signedIn: { uid: string; member: SharedItemMember; messages: Pick<MessageRepository, 'sendReport'> } | null;
}

export function createSharedItemService(dependencies: SharedItemDependencies): Omit<SharedItemService, 'countView'> {
  const { comments, functions, signedIn } = dependencies;
  return {
    member: signedIn?.member ?? null,

    listComments: (share, cursor) => withSentence(FETCH_COMMENTS_FAILED, () => comments.list(share, cursor)),

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
