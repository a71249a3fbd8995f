import type { Character } from '@talelantern/domain/characters/character';
import { Button } from '../../ui/button.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { useServices } from '../use-services.ts';
import { CharacterFace } from '../character-face.tsx';
import { useCharacter } from './use-character.ts';
import { useUnfinishedPortraits, type UnfinishedPortrait } from './use-unfinished-portraits.ts';

/** Portraits that were finished, or are still being painted, while the page was away. Nothing where there are none. */
export function PortraitOffers({ onOpen }: { onOpen: (character: Character) => void }) {
  const portraits = useUnfinishedPortraits();
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

function PortraitOffer({ work, onOpen }: { work: UnfinishedPortrait; onOpen: (character: Character) => void }) {
  const { pictures } = useServices();
  const { character: running } = useCharacter(work.status === 'running' ? work.characterId : null);
  const character = work.status === 'finished' ? work.character : running;
  if (!character) return null;
  const isFinished = work.status === 'finished';
  return (
    <div className="on-paper flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      {isFinished ? (
        <LanternPane size="small" src={pictures.full(work.portrait.imageUrl)} alt="" />
      ) : (
        <CharacterFace character={character} size="small" decorative />
      )}
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          {isFinished ? `${character.name}’s portrait is painted` : `${character.name} is still being painted`}
        </p>
        <p className="text-15 text-soft">
          {isFinished ? 'It waits to be hung on your wall.' : 'You can watch, or come back later.'}
        </p>
      </div>
      <Button
        variant={isFinished ? 'primary' : 'line'}
        icon={isFinished ? 'picture' : 'brush'}
        onClick={() => onOpen(character)}
      >
        {isFinished ? 'See it' : 'Watch'}
      </Button>
    </div>
  );
}
