import { matchesCharacterSearch, type Character } from '@talelantern/domain/characters/character';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ItemGallery, type GalleryKind } from '../items/item-gallery.tsx';
import { ItemCard } from '../items/item-wall.tsx';
import { characterLine } from './character-line.ts';
import { DeleteCharacterDialog, useDeleteCharacter } from './delete-character.tsx';
import { linkLabel } from './link-label.ts';
import { PortraitOffers } from './portrait-offers.tsx';
import { MORE_CHARACTERS, SEARCH_CHARACTERS, useCharacters } from './use-characters.ts';

const CHARACTER_GALLERY: GalleryKind<Character> = {
  title: 'Characters',
  shape: 'wall',
  loading: { label: 'Loading your characters', count: 10 },
  empty: {
    title: 'No one lives here yet',
    line: 'Dragons, robots, brave little foxes: the first one is waiting for a name.',
    illustrations: ['/art/cut-ember.webp', '/art/cut-pip.webp'],
  },
  failed: {
    kept: 'Your characters and their portraits are safe',
    line: 'We couldn’t load your wall just now',
  },
  search: { ...SEARCH_CHARACTERS, matches: matchesCharacterSearch },
  more: MORE_CHARACTERS,
  unreadableLine: 'We couldn’t read this character',
};

interface CharacterGalleryProps extends Record<'onView' | 'onEdit' | 'onShare', (character: Character) => void> {
  onNew: () => void;
}

/** The family's characters. Pressing one without a portrait opens its creator. */
export const CharacterGallery = ({ onNew, onView, onEdit, onShare }: CharacterGalleryProps) => (
  <ItemGallery
    kind={CHARACTER_GALLERY}
    list={useCharacters()}
    renderNew={(size) => (
      <Button icon="plus" size={size} onClick={onNew}>
        New Character
      </Button>
    )}
    offers={<PortraitOffers onOpen={onEdit} />}
    renderCard={(character, askToDelete) => (
      <ItemCard
        shape="wall"
        name={character.name}
        line={characterLine(character)}
        picture={<Portrait character={character} />}
        onClick={() => (character.imageUrl === null ? onEdit(character) : onView(character))}
        actions={[
          { label: 'View', icon: 'eye', onClick: () => onView(character) },
          { label: 'Edit', icon: 'pencil', onClick: () => onEdit(character) },
          { label: 'Share', icon: 'share', onClick: () => onShare(character) },
          { label: 'Delete', icon: 'bin', onClick: askToDelete },
        ]}
      />
    )}
    renderQuestion={(character, answers) => <DeleteCharacterDialog {...answers} character={character} />}
    remove={useDeleteCharacter()}
  />
);

function Portrait({ character }: { character: Character }) {
  const label = linkLabel(character.sharing);
  const badge = label && (
    <>
      <Icon name="link" />
      {label}
    </>
  );
  return (
    <CharacterFace character={character} badge={badge}>
      <Icon name="brush" size="large" />
      <span>
        No portrait yet
        <br />
        Paint one
      </span>
    </CharacterFace>
  );
}
