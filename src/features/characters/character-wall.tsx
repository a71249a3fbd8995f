import type { Character } from '@talelantern/domain/characters/character';
import { Icon } from '../../ui/icon.tsx';
import { CharacterCard, type CharacterActs } from './character-card.tsx';

interface CharacterWallProps extends CharacterActs {
  characters: readonly Character[];
  /** How many stored characters could not be read. */
  unreadable: number;
}

/** The family's characters as portraits on the wall: five in a row, two on a phone. */
export function CharacterWall({ characters, unreadable, ...acts }: CharacterWallProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2vw,1.75rem)] gap-y-7 py-9 md:grid-cols-4 md:gap-y-10 lg:grid-cols-5">
      {characters.map((character) => (
        <li key={character.id} className="min-w-0">
          <CharacterCard character={character} {...acts} />
        </li>
      ))}
      {Array.from({ length: unreadable }, (_, index) => (
        <li key={`unreadable ${index}`} className="min-w-0">
          <UnreadableCard />
        </li>
      ))}
    </ul>
  );
}

/** One that cannot be read never hides the others (architecture §4). */
function UnreadableCard() {
  return (
    <>
      <span className="pane pane-fill pane-outline">
        <span className="pane-glass">
          <span className="picture-note text-soft">
            <Icon name="cloud-off" size="large" />
            This character could not be read
          </span>
        </span>
      </span>
      <p className="mt-3 text-15 text-soft">Nothing was deleted. It may come back with the next update.</p>
    </>
  );
}
