import { matchesCharacterSearch, type Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { ActionTile, ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { MoreOfList } from '../../shared/query/more-of-list.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { characterLine } from './character-line.ts';
import { MORE_CHARACTERS, SEARCH_CHARACTERS, useCharacters } from './use-characters.ts';

interface CharacterPickerProps {
  selectedIds: readonly string[];
  onToggle: (character: Character) => void;
  onNew: () => void;
}

/** The family's characters as faces, with search and a tile for a new one. */
export function CharacterPicker({ selectedIds, onToggle, onNew }: CharacterPickerProps) {
  const list = useCharacters();
  const [query, setQuery] = useState('');
  const matches = list.items.filter((character) => matchesCharacterSearch(character, query));

  if (list.isPending) return <Skeletons shape="cast" count={6} label="Loading your characters" />;
  if (list.error && list.items.length === 0) return <TryAgain message={list.error.message} onRetry={list.retry} />;

  return (
    <div className="grid gap-4">
      <SearchField {...SEARCH_CHARACTERS} value={query} onChange={setQuery} />
      <TileGrid label="All your characters" hideLabel selection="toggle" layout="cast">
        {matches.map((character) => (
          <ChoiceTile
            key={character.id}
            name={character.name}
            line={characterLine(character)}
            picture={<CharacterFace character={character} />}
            chosen={selectedIds.includes(character.id)}
            onChoose={() => onToggle(character)}
          />
        ))}
        <ActionTile name="New Character" icon="plus" onClick={onNew} />
      </TileGrid>
      <MoreOfList list={list} query={query} found={matches.length} {...MORE_CHARACTERS} />
    </div>
  );
}
