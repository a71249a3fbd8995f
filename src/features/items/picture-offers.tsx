import type { Saved } from '../../services/generation/generation-kinds.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { useStoredItem } from './use-stored-item.ts';
import type { PictureSubject } from '../pictures/picture-subject.ts';
import type { UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';

interface PictureOffersProps<K extends PictureKind> {
  subject: PictureSubject<K>;
  works: readonly UnfinishedPicture<K>[];
  onOpen: (item: Saved<K>) => void;
}

/** A note for each picture from an earlier visit that has finished or is still running. */
export const PictureOffers = <K extends PictureKind>({ works, ...props }: PictureOffersProps<K>) => (
  <ul className="mt-6 grid gap-3">
    {works.map((work) => (
      <li key={work.requestId}>
        <PictureOffer {...props} work={work} />
      </li>
    ))}
  </ul>
);

type OfferProps<K extends PictureKind> = Omit<PictureOffersProps<K>, 'works'> & { work: UnfinishedPicture<K> };

function PictureOffer<K extends PictureKind>({ subject, work, onOpen }: OfferProps<K>) {
  const services = useServices();
  const runningId = work.status === 'running' ? work.itemId : null;
  const { item: running } = useStoredItem(subject.keys.one, (id) => subject.find(services, id), runningId);
  const isFinished = work.status === 'finished';
  const item = isFinished ? subject.itemOf(work.input) : running;
  if (!item) return null;
  const { Frame } = subject;
  const { picture, place } = subject.words(item);
  const { pictureUrls } = services;
  return (
    <div className="on-paper flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      <Frame
        size="small"
        src={isFinished ? pictureUrls.full(work.generated.imageUrl) : pictureUrls.thumbnail(item.imageUrl)}
        alt=""
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          {isFinished ? `${item.name}’s ${picture} is painted` : `${item.name} is still being painted`}
        </p>
        <p className="text-15 text-soft">
          {isFinished ? `It’s ready to hang on ${place}.` : 'You can watch, or come back later.'}
        </p>
      </div>
      <Button
        variant={isFinished ? 'primary' : 'line'}
        icon={isFinished ? 'picture' : 'brush'}
        onClick={() => onOpen(item)}
      >
        {isFinished ? 'See it' : 'Watch'}
      </Button>
    </div>
  );
}
