import type { ShareSummary } from '@talelantern/domain/admin/moderation';
import { sharedItemPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { momentWords } from '../figures.ts';
import { KIND_WORDS, titleOf } from './moderation-words.ts';
import { ShareMarks } from './share-mark.tsx';

/** One share; leads to its page. */
export function ShareRow({ share }: { share: ShareSummary }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="font-ui text-17 font-bold tracking-normal wrap-anywhere">
          <AppLink to={sharedItemPath(share.shareId)} className="inline-block py-2.5">
            {titleOf(share)}
          </AppLink>
        </h2>
        <p className="text-15 text-soft wrap-anywhere">
          {KIND_WORDS[share.contentType]} by {share.sharedBy || 'nobody any more'} · {momentWords(share.sharedAt)}
        </p>
      </div>
      <ShareMarks {...share} />
    </div>
  );
}
