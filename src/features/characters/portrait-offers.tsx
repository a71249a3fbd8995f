import type { Character } from '@talelantern/domain/characters/character';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useUnfinishedPictures } from '../pictures/use-unfinished-pictures.ts';

/** Loaded lazily: few visits have an unfinished portrait. */
const PortraitOfferList = lazyPart(async () => (await import('./portrait-subject.tsx')).PortraitOfferList, null);

/** Portraits from an earlier visit that have finished or are still running. */
export function PortraitOffers({ onOpen }: { onOpen: (character: Character) => void }) {
  const works = useUnfinishedPictures('portrait');
  return works.length > 0 && <PortraitOfferList works={works} onOpen={onOpen} />;
}
