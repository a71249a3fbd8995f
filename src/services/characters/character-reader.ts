import { createItemReader, type ItemReader, type ItemReaderDeps } from '../deletion/item-reader.ts';
import type { Character } from '@talelantern/domain/characters/character';

interface CharacterReaderDeps extends Pick<ItemReaderDeps<Character>, 'deletions'> {
  characters: ItemReaderDeps<Character>['repository'];
}

export const createCharacterReader = ({ characters, deletions }: CharacterReaderDeps): ItemReader<Character> =>
  createItemReader({ kind: 'character', repository: characters, deletions, failed: 'Failed to fetch character' });
