import type { CommentReader } from './ports/comment-repository.ts';
import { FETCH_COMMENTS_FAILED, type SharedItemService } from './shared-item-service.ts';
import { withSentence } from './with-sentence.ts';

interface SharedItemDependencies extends Omit<SharedItemService, 'listComments'> {
  comments: CommentReader;
}

/** A share as its readers may use it, made of what is counted, sent and read elsewhere. */
export const createSharedItemService = ({ comments, ...others }: SharedItemDependencies): SharedItemService => ({
  ...others,
  listComments: (share, cursor) => withSentence(FETCH_COMMENTS_FAILED, () => comments.list(share, cursor)),
});
