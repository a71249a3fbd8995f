import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminKeys } from '../admin-keys.ts';
import { formatDateTime } from '../format.ts';
import { KIND_COPY, titleOf } from './moderation-copy.ts';
import { ShareBadges } from '../state-badge.tsx';
import { type SharedItem, SharedItemView } from './shared-item.tsx';
import { useAdmin } from '../use-admin.ts';
import { useQueuePaths } from './use-queue-paths.ts';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { notify } from '../../../ui/notify.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';

export function SharedItemPage() {
  const { shareId = '' } = useParams();
  const { service } = useAdmin();
  const item = useQuery({
    queryKey: adminKeys.sharedItem(shareId),
    async queryFn({ client, queryKey }) {
      const before = client.getQueryData<SharedItem>(queryKey);
      const now = await service.readSharedItem({ shareId });
      // As the share is refetched, the text that was read would be replaced unnoticed.
      if (before?.share.state === now.share.state && before.seen?.copy !== now.seen?.copy)
        notify.failure(CHANGED_MEANWHILE);
      return now;
    },
  });
  useTitle(item.data ? titleOf(item.data.share) : 'A share');
  return (
    <>
      <Heading share={item.data?.share ?? null} />
      {item.data ? (
        <SharedItemView item={item.data} />
      ) : item.error ? (
        <TryAgain announced message={item.error.message} onRetry={() => void item.refetch()} />
      ) : (
        <Skeletons label="Loading the share" shape="lines" count={6} />
      )}
    </>
  );
}

function Heading({ share }: { share: SharedItem['share'] | null }) {
  const paths = useQueuePaths();
  return (
    <PageHeading
      title={share ? titleOf(share) : 'A share'}
      lead={
        share &&
        `${KIND_COPY[share.contentType]} by ${share.sharedBy || 'a deleted account'}, ${formatDateTime(share.sharedAt)}`
      }
      above={
        <LinkButton to={paths.queue} variant="quiet" icon="arrow-left" className="-ml-3">
          Everything waiting
        </LinkButton>
      }
      actions={share && <ShareBadges {...share} />}
    />
  );
}
