import { Button } from '../../ui/button.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { useServices } from '../use-services.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';
import type { UnfinishedPicture } from './use-unfinished-pictures.ts';

interface PictureOfferProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  work: UnfinishedPicture;
  item: Item;
  onOpen: () => void;
}

/** A picture that was finished, or is still being painted, while the page was away. */
export function PictureOffer<Item extends PaintedItem>({ subject, work, item, onOpen }: PictureOfferProps<Item>) {
  const { pictures } = useServices();
  const { Frame } = subject;
  const { picture, place } = subject.words(item);
  const isFinished = work.status === 'finished';
  return (
    <div className="on-paper flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      <Frame
        size="small"
        src={isFinished ? pictures.full(work.picture.imageUrl) : pictures.thumbnail(item.imageUrl)}
        alt=""
        onImageFailed={tellImageFailed}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          {isFinished ? `${item.name}’s ${picture} is painted` : `${item.name} is still being painted`}
        </p>
        <p className="text-15 text-soft">
          {isFinished ? `It waits to be hung on ${place}.` : 'You can watch, or come back later.'}
        </p>
      </div>
      <Button variant={isFinished ? 'primary' : 'line'} icon={isFinished ? 'picture' : 'brush'} onClick={onOpen}>
        {isFinished ? 'See it' : 'Watch'}
      </Button>
    </div>
  );
}
