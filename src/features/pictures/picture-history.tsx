import { historyPath } from '@talelantern/domain/images/image-history';
import { useMutation } from '@tanstack/react-query';
import type { Saved } from '../../services/generation/generation-kinds.ts';
import { MAIN_IMAGE_FAILED, type PictureKind } from '../../services/pictures/picture-service.ts';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { notify } from '../../ui/notify.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useRememberItem } from '../../shared/query/use-remember-item.ts';
import { useServices } from '../../shared/services/use-services.ts';
import type { PictureSubject } from './picture-subject.ts';

interface PictureHistoryProps<K extends PictureKind> {
  subject: PictureSubject<K>;
  item: Saved<K>;
  onItem: (item: Saved<K>) => void;
}

/** Newest first. Not radio buttons, because arrow keys would save each picture that they pass. */
export function PictureHistory<K extends PictureKind>({ subject, item, onItem }: PictureHistoryProps<K>) {
  const services = useServices();
  const remember = useRememberItem(subject.keys);
  const notifyFailure = useFailureNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (url: string) => subject.chooseMainImage(services, item, url),
    onSuccess(changed) {
      remember(changed);
      onItem(changed);
      notify.success('Main image updated successfully');
    },
    onError: (error) => notifyFailure(error, MAIN_IMAGE_FAILED),
  });
  const { imageHistory, mainImage } = item;
  if (imageHistory.length < 2) return null;
  const { Frame } = subject;
  const { picture } = subject.words(item);
  const chosenUrl = isPending ? variables : mainImage;

  return (
    <div className="mt-7">
      <TileGrid label={`Every ${picture}`} selection="toggle" layout="styles">
        {imageHistory.map((entry, index) => (
          <ChoiceTile
            key={entry.url}
            name={`${picture.charAt(0).toUpperCase()}${picture.slice(1)} ${imageHistory.length - index}`}
            line={entry.url === chosenUrl ? 'Main' : undefined}
            picture={<Frame src={services.pictureUrls.thumbnail(entry.url)} alt="" />}
            chosen={entry.url === chosenUrl}
            notAvailable={historyPath(entry, item.userId) === null || isPending}
            onChoose={() => entry.url !== chosenUrl && mutate(entry.url)}
          />
        ))}
      </TileGrid>
    </div>
  );
}
