import { matchesCharacterSearch, type Character } from '@talelantern/domain/characters/character';
import { Button } from '../../ui/button.tsx';
import { ItemGallery, type GalleryKind } from '../items/item-gallery.tsx';
import { CharacterCard, type CharacterActs } from './character-card.tsx';
import { DeleteCharacterDialog } from './delete-character-dialog.tsx';
import { MORE_CHARACTERS, SEARCH_CHARACTERS } from './more-characters.ts';
import { PortraitOffers } from './portrait-offers.tsx';
import { useCharacters } from './use-characters.ts';
import { useDeleteCharacter } from './use-delete-character.ts';

const WALL: GalleryKind<Character> = {
  title: 'Characters',
  shape: 'wall',
  loading: { label: 'Loading your characters', count: 10 },
  empty: {
    title: 'Nobody lives here yet',
    line: 'Dragons, robots, brave little foxes: the first one is waiting for a name.',
    friends: ['/art/cut-ember.webp', '/art/cut-pip.webp'],
  },
  failed: {
    kept: 'Your characters and their portraits are safe',
    line: 'The wall could not be reached just now. It usually works a moment later.',
  },
  search: { ...SEARCH_CHARACTERS, matches: matchesCharacterSearch },
  more: MORE_CHARACTERS,
  unreadableLine: 'This character could not be read',
};

interface CharacterGalleryProps extends Omit<CharacterActs, 'onDelete'> {
  onNew: () => void;
}

/** All characters of the family: the whole of /characters while none is open. */
export function CharacterGallery({ onNew, ...acts }: CharacterGalleryProps) {
  const { characters, ...list } = useCharacters();
  return (
    <ItemGallery
      kind={WALL}
      list={{ ...list, items: characters }}
      renderNew={(size) => (
        <Button icon="plus" size={size} onClick={onNew}>
          New Character
        </Button>
      )}
      offers={<PortraitOffers onOpen={acts.onEdit} />}
      renderCard={(character, askToDelete) => <CharacterCard {...acts} character={character} onDelete={askToDelete} />}
      renderQuestion={(character, answers) => <DeleteCharacterDialog {...answers} character={character} />}
      remove={useDeleteCharacter()}
    />
  );
}
