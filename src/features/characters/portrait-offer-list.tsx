import type { Character } from '@talelantern/domain/characters/character';
import { PictureOffers } from '../items/picture-offers.tsx';
import type { UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';
import { useServices } from '../use-services.ts';
import { PORTRAITS } from './portrait-subject.ts';

interface PortraitOfferListProps {
  portraits: readonly UnfinishedPicture[];
  onOpen: (character: Character) => void;
}

/** A note for each portrait that was finished, or is still being painted, while the page was away. */
export function PortraitOfferList({ portraits, onOpen }: PortraitOfferListProps) {
  const { characters } = useServices();
  return (
    <PictureOffers
      subject={PORTRAITS}
      works={portraits}
      itemOf={(work) => (work.kind === 'portrait' ? work.item : null)}
      find={characters.find}
      onOpen={onOpen}
    />
  );
}
