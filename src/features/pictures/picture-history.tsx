import { useState } from 'react';
import { MAIN_IMAGE_FAILED } from '../../services/picture-maker.ts';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { notify } from '../../ui/notify.ts';
import { tellImageFailed } from '../image-failure.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useServices } from '../use-services.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';
import { useRememberPainted } from './use-remember-painted.ts';

const MAIN_IMAGE_UPDATED = 'Main image updated successfully';

interface PictureHistoryProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  item: Item;
  onItem: (item: Item) => void;
}

/** Every picture that was painted, newest first; pressing one makes it the main image again. */
export function PictureHistory<Item extends PaintedItem>({ subject, item, onItem }: PictureHistoryProps<Item>) {
  const services = useServices();
  const remember = useRememberPainted(subject);
  const tellFailure = useFailureNotice();
  const [choosing, setChoosing] = useState<string | null>(null);
  const { imageHistory, mainImage } = item;
  if (imageHistory.length < 2) return null;
  const { Frame } = subject;
  const { picture } = subject.words(item);
  const shown = choosing ?? mainImage;

  async function choose(url: string) {
    if (url === shown) return;
    setChoosing(url);
    try {
      const changed = await subject.studio(services).chooseMainImage(item, url);
      remember(changed);
      onItem(changed);
      notify.success(MAIN_IMAGE_UPDATED);
    } catch (error) {
      tellFailure(error, MAIN_IMAGE_FAILED);
    } finally {
      setChoosing(null);
    }
  }

  return (
    <div className="mt-7">
      <TileGrid label={`Every ${picture}`} selection="radio" columns="styles">
        {imageHistory.map(({ url, path }, index) => (
          <ChoiceTile
            key={url}
            name={`${picture.charAt(0).toUpperCase()}${picture.slice(1)} ${imageHistory.length - index}`}
            line={url === shown ? 'Main' : undefined}
            picture={<Frame src={services.pictures.thumbnail(url)} alt="" onImageFailed={tellImageFailed} />}
            chosen={url === shown}
            notAvailable={path === null || choosing !== null}
            onChoose={() => void choose(url)}
          />
        ))}
      </TileGrid>
    </div>
  );
}
