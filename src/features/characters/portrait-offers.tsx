import type { Character } from '@talelantern/domain/characters/character';
import { Suspense } from 'react';
import { latePart } from '../late-part.tsx';
import { useUnfinishedPictures } from '../pictures/use-unfinished-pictures.ts';

/** Few visits have any: what draws them is loaded when there are some. */
const PortraitOfferList = latePart(async () => (await import('./portrait-offer-list.tsx')).PortraitOfferList);

/** Portraits that were finished, or are still being painted, while the page was away. Nothing where there are none. */
export function PortraitOffers({ onOpen }: { onOpen: (character: Character) => void }) {
  const portraits = useUnfinishedPictures('portrait');
  return (
    portraits.length > 0 && (
      <Suspense>
        <PortraitOfferList portraits={portraits} onOpen={onOpen} />
      </Suspense>
    )
  );
}
