import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { useEffect } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { FRIEND_CHARACTERS, isFriendId } from '../../../shared/characters/friends.ts';
import { device, keep } from '../../../shared/drafts/stored-draft.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { CastSkeletons, MAX_TILES } from './create-frame.tsx';
import { SECTION_IDS, type NewStory } from './use-new-story.ts';

interface CastTilesProps {
  newStory: NewStory;
  /** The family's characters, newest first; null while they are loading. */
  family: readonly Character[] | null;
  /** Whether the family has more characters than the loaded ones. */
  hasMore: boolean;
  /** Called when an unsaved character is pressed; reopens its creator. */
  onUnsaved: () => void;
  lineOf: (character: Character) => string;
}

export function CastTiles({ newStory, family, hasMore, onUnsaved, lineOf }: CastTilesProps) {
  const { draft, cast, charactersLeft, toggle, shownProblem } = newStory;
  const isChosen = ({ id }: Character): boolean => draft.characterIds.includes(id);
  const offersFriends = family?.length === 0 || (charactersLeft > 0 && !hasMore);
  const tiles = family && tilesOf(family, cast.members, isChosen, offersFriends);
  const count = tiles?.length;
  const { uid } = useServices();
  useEffect(() => {
    if (count !== undefined) keep(PAGE_STORAGE_KEYS.castTiles(uid), String(count), device);
  }, [uid, count]);
  if (!tiles) return <CastSkeletons uid={uid} />;
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
          line={isTemporaryId(character.id) ? 'Not saved yet' : lineOf(character)}
          picture={<CharacterFace character={character} eager />}
          chosen={isChosen(character)}
          onChoose={() => (isTemporaryId(character.id) ? onUnsaved() : toggle(character))}
        />
      ))}
    </TileGrid>
  );
}

/**
 * A chosen character is always shown. Ready-made friends come last, and only if the family has no character of the same
 * name: for that, all its characters must be loaded, and the plan must have room for one more.
 */
function tilesOf(
  family: readonly Character[],
  chosen: readonly Character[],
  isChosen: (character: Character) => boolean,
  offersFriends: boolean,
): Character[] {
  const others = chosen.filter(({ id }) => !isFriendId(id) && !family.some((one) => one.id === id));
  const own = [...others, ...family];
  const friends = FRIEND_CHARACTERS.filter(
    (friend) => isChosen(friend) || (offersFriends && !own.some(({ name }) => name === friend.name)),
  );
  return [...own, ...friends].filter((character, index) => isChosen(character) || index < MAX_TILES);
}
