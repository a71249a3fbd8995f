import { PictureOffer } from '../pictures/picture-offer.tsx';
import type { PaintedItem, PictureSubject } from '../pictures/picture-subject.ts';
import type { UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';
import { useStoredItem } from './use-stored-item.ts';

interface PictureOffersProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  works: readonly UnfinishedPicture[];
  /** What a finished work has painted; null where it is of another kind. */
  itemOf: (work: Extract<UnfinishedPicture, { status: 'finished' }>) => Item | null;
  /** Brings the one that is still being painted. */
  find: (id: string) => Promise<Item | null>;
  onOpen: (item: Item) => void;
}

/** A note for each picture that was finished, or is still being painted, while the page was away. */
export function PictureOffers<Item extends PaintedItem>({ works, ...props }: PictureOffersProps<Item>) {
  return (
    <ul className="mt-6 grid gap-3">
      {works.map((work) => (
        <li key={work.requestId}>
          <Offer {...props} work={work} />
        </li>
      ))}
    </ul>
  );
}

type OfferProps<Item extends PaintedItem> = Omit<PictureOffersProps<Item>, 'works'> & { work: UnfinishedPicture };

function Offer<Item extends PaintedItem>({ subject, work, itemOf, find, onOpen }: OfferProps<Item>) {
  const { item: running } = useStoredItem(subject.keys.one, find, work.status === 'running' ? work.itemId : null);
  const item = work.status === 'finished' ? itemOf(work) : running;
  return item && <PictureOffer subject={subject} work={work} item={item} onOpen={() => onOpen(item)} />;
}
