import type { Character } from '@talelantern/domain/characters/character';
import { PictureOffer } from '../pictures/picture-offer.tsx';
import { useUnfinishedPictures, type UnfinishedPicture } from '../pictures/use-unfinished-pictures.ts';
import { PORTRAITS } from './portrait-subject.ts';
import { useCharacter } from './use-character.ts';

/** Portraits that were finished, or are still being painted, while the page was away. Nothing where there are none. */
export function PortraitOffers({ onOpen }: { onOpen: (character: Character) => void }) {
  const portraits = useUnfinishedPictures('portrait');
  if (portraits.length === 0) return null;
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
