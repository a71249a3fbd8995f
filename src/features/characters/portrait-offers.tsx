import type { Character } from '@talelantern/domain/characters/character';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useUnfinishedPictures } from '../pictures/use-unfinished-pictures.ts';

/** Loaded lazily: few visits have any. */
const PortraitOfferList = lazyPart(async () => (await import('./portrait-subject.tsx')).PortraitOfferList, null);

/** Portraits that have finished, or are still running, since an earlier visit. */
export function PortraitOffers({ onOpen }: { onOpen: (character: Character) => void }) {
  const works = useUnfinishedPictures('portrait');
  return works.length > 0 && <PortraitOfferList works={works} onOpen={onOpen} />;
}
