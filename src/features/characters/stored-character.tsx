import { CHARACTER_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import type { Character } from '@talelantern/domain/characters/character';
import type { ReactNode } from 'react';
import { BroughtItem, type BroughtItemWords } from '../items/brought-item.tsx';
import { useCharacter } from './use-character.ts';

const WORDS: BroughtItemWords = {
  loading: 'Loading character',
  notFound: CHARACTER_NOT_FOUND,
  gone: 'Maybe this character has left the wall.',
  all: 'All characters',
};

interface StoredCharacterProps {
  id: string;
  onBack: () => void;
  children: (character: Character) => ReactNode;
}

/** Brings a character by its id. */
export function StoredCharacter({ id, ...rest }: StoredCharacterProps) {
  const { character, ...bringing } = useCharacter(id);
  return <BroughtItem {...rest} {...bringing} item={character} shape="wall" words={WORDS} />;
}
