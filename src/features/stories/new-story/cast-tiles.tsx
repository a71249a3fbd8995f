import type { Character } from '@talelantern/domain/characters/character';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { FRIEND_CHARACTERS, isFriendId } from '../../../shared/characters/friends.ts';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { SECTION_IDS, type NewStory } from './use-new-story.ts';

/** Two rows on a phone; all characters are in 'Choose characters'. */
export const MAX_TILES = 6;

interface CastTilesProps {
  newStory: NewStory;
  /** The family's characters, newest first; null while they are loading. */
  family: readonly Character[] | null;
  /** Called when an unsaved character is pressed; continues its creation. */
  onUnsaved: () => void;
  /** Called when another character is pressed although the cast is full. */
  onFull: () => void;
  /** The line under a name. */
  lineOf: (character: Character) => string;
  isUnsaved: (character: Character) => boolean;
}

/** The first part of the generator: the family's characters, or ready-made friends while it has none. */
export function CastTiles({ newStory, family, onUnsaved, onFull, lineOf, isUnsaved }: CastTilesProps) {
  const { draft, cast, castLimit, toggle, shownProblem } = newStory;
  if (family === null) return <Skeletons shape="heroes" count={3} label="Loading your characters" />;
  const isChosen = ({ id }: Character): boolean => draft.characterIds.includes(id);
  const tiles = tilesOf(family, cast.members, isChosen);
  function choose(character: Character): void {
    if (isUnsaved(character)) onUnsaved();
    else if (!isChosen(character) && draft.characterIds.length >= castLimit) onFull();
    else toggle(character);
  }
  return (
    <TileGrid
      id={SECTION_IDS.characters}
      label="Choose characters"
      hideLabel
      selection="toggle"
      layout="heroes"
      error={shownProblem?.field === 'characters' ? shownProblem.message : null}
    >
      {tiles.map((character) => (
        <ChoiceTile
          key={character.id}
          name={character.name}
          line={isUnsaved(character) ? 'Not saved yet' : lineOf(character)}
          picture={<CharacterFace character={character} eager />}
          chosen={isChosen(character)}
          onChoose={() => choose(character)}
        />
      ))}
    </TileGrid>
  );
}

/** A chosen character is always shown. */
function tilesOf(
  family: readonly Character[],
  chosen: readonly Character[],
  isChosen: (character: Character) => boolean,
): Character[] {
  const others = chosen.filter(({ id }) => !isFriendId(id) && !family.some((one) => one.id === id));
  const friends = FRIEND_CHARACTERS.filter((friend) => family.length + others.length === 0 || isChosen(friend));
  const room = MAX_TILES - friends.length - others.length;
  const first = family.filter((character, index) => isChosen(character) || index < room);
  return [...friends, ...others, ...first];
}
