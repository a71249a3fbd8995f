import type { Character } from '@talelantern/domain/characters/character';
import { Icon } from '../../ui/icon.tsx';
import { CharacterFace } from '../character-face.tsx';
import { ItemCard } from '../items/item-card.tsx';
import { characterLine } from './character-line.ts';

/** What can be done with a character of the list. */
export interface CharacterActs {
  onView: (character: Character) => void;
  onEdit: (character: Character) => void;
  onShare: (character: Character) => void;
  onDelete: (character: Character) => void;
}

/** A portrait; pressing it shows the character, or the easel where there is no portrait yet. */
export function CharacterCard(props: CharacterActs & { character: Character }) {
  const { character, onView, onEdit, onShare, onDelete } = props;
  const { name, imageUrl, sharing } = character;
  return (
    <ItemCard
      shape="wall"
      name={name}
      line={characterLine(character)}
      picture={
        <CharacterFace character={character} decorative badge={sharing?.isPublic && <SharedBadge />}>
          <Icon name="brush" size="large" />
          <span>
            No portrait yet
            <br />
            Paint one
          </span>
        </CharacterFace>
      }
      onPress={() => (imageUrl === null ? onEdit(character) : onView(character))}
      acts={[
        { label: 'View', icon: 'eye', onPress: () => onView(character) },
        { label: 'Edit', icon: 'pencil', onPress: () => onEdit(character) },
        { label: 'Share', icon: 'share', onPress: () => onShare(character) },
        { label: 'Delete', icon: 'bin', onPress: () => onDelete(character) },
      ]}
    />
  );
}

const SharedBadge = () => (
  <>
    <Icon name="link" />
    Shared
  </>
);
