import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ADMIN_PATHS } from '../../config/admin-paths.ts';
import { adminKeys } from '../../features/admin/admin-keys.ts';
import { momentWords } from '../../features/admin/figures.ts';
import { KIND_WORDS, titleOf } from '../../features/admin/moderation/moderation-words.ts';
import { ShareMarks } from '../../features/admin/moderation/share-mark.tsx';
import { SharedItemView, type SharedItem } from '../../features/admin/moderation/shared-item.tsx';
import { useAdmin } from '../../features/admin/use-admin.ts';
import { TryAgain } from '../../features/try-again.tsx';
import { useTitle } from '../../features/use-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';

/** `/admin/moderation/:shareId`: one share with all that was said and done about it. */
export function SharedItemPage() {
  const { shareId = '' } = useParams();
  const { service } = useAdmin();
  const item = useQuery({
    queryKey: adminKeys.sharedItem(shareId),
    queryFn: () => service.readSharedItem({ shareId }),
  });
  useTitle(item.data ? titleOf(item.data.share) : 'A share');
  return (
    <>
      <Heading share={item.data?.share ?? null} />
      {item.data ? (
        <SharedItemView item={item.data} />
      ) : item.error ? (
        <TryAgain message={item.error.message} onRetry={() => void item.refetch()} />
      ) : (
        <Skeletons label="Loading the share" shape="lines" count={6} />
      )}
    </>
  );
}

function Heading({ share }: { share: SharedItem['share'] | null }) {
  return (
    <PageHeading
      title={share ? titleOf(share) : 'A share'}
      lead={
        share &&
        `${KIND_WORDS[share.contentType]} by ${share.sharedBy || 'nobody any more'}, ${momentWords(share.sharedAt)}`
      }
      above={
        <LinkButton to={ADMIN_PATHS.moderation} variant="quiet" icon="arrow-left" className="-ml-3">
          All that waits
        </LinkButton>
      }
      actions={share && <ShareMarks {...share} />}
    />
  );
}
