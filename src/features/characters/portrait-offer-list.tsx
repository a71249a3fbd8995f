import type { Character } from '@talelantern/domain/characters/character';
import { PictureOffer } from '../pictures/picture-offer.tsx';
import type { UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';
import { PORTRAITS } from './portrait-subject.ts';
import { useCharacter } from './use-character.ts';

interface PortraitOfferListProps {
  portraits: readonly UnfinishedPicture[];
  onOpen: (character: Character) => void;
}

/** A note for each portrait that was finished, or is still being painted, while the page was away. */
export function PortraitOfferList({ portraits, onOpen }: PortraitOfferListProps) {
  return (
    <ul className="mt-6 grid gap-3">
      {portraits.map((work) => (
        <li key={work.requestId}>
          <PortraitOffer work={work} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function PortraitOffer({ work, onOpen }: { work: UnfinishedPicture; onOpen: (character: Character) => void }) {
  const { character: running } = useCharacter(work.status === 'running' ? work.itemId : null);
  const finished = work.status === 'finished' && work.kind === 'portrait' ? work.item : null;
  const character = finished ?? running;
  return (
    character && <PictureOffer subject={PORTRAITS} work={work} item={character} onOpen={() => onOpen(character)} />
  );
}
