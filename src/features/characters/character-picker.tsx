import { matchesCharacterSearch, type Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { ActionTile, ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { CharacterFace } from '../character-face.tsx';
import { MoreOfList } from '../more-of-list.tsx';
import { TryAgain } from '../try-again.tsx';
import { useSearchAll } from '../use-search-all.ts';
import { characterLine } from './character-line.ts';
import { MORE_CHARACTERS, SEARCH_CHARACTERS } from './more-characters.ts';
import { useCharacters } from './use-characters.ts';

interface CharacterPickerProps {
  selectedIds: readonly string[];
  /** Chosen ones that are not saved yet; pressing one goes on making it. */
  unsaved?: readonly Character[] | undefined;
  onToggle: (character: Character) => void;
  /** As many may take part; the rest can be reached but not chosen. */
  max?: number | undefined;
  onNew: () => void;
  /** One more than `max` was pressed. */
  onNotAllowed?: (() => void) | undefined;
  error?: string | null | undefined;
  id?: string | undefined;
}

/** The family's characters as faces to choose, with search and the way to a new one. */
export function CharacterPicker(props: CharacterPickerProps) {
  const { selectedIds, unsaved = [], onToggle, max = Infinity, onNew, onNotAllowed, error, id } = props;
  const list = useCharacters();
  const [query, setQuery] = useState('');
  useSearchAll(list, query);
  const found = list.characters.filter((character) => matchesCharacterSearch(character, query));

  if (list.isPending) return <Skeletons shape="cast" count={6} label="Loading your characters" />;
  if (list.error && list.characters.length === 0) return <TryAgain message={list.error.message} onRetry={list.retry} />;

  const isFull = selectedIds.length >= max;
  function choose(character: Character) {
    if (isFull && !selectedIds.includes(character.id)) onNotAllowed?.();
    else onToggle(character);
  }

  return (
    <div className="grid gap-4">
      <SearchField {...SEARCH_CHARACTERS} value={query} onChange={setQuery} />
      <TileGrid id={id} label="Choose characters" hideLabel selection="toggle" columns="cast" error={error}>
        {unsaved.map((character) => (
          <ChoiceTile
            key={character.id}
            name={character.name}
            line="Not saved yet"
            picture={<CharacterFace character={character} decorative />}
            chosen
            onChoose={onNew}
          />
        ))}
        {found.map((character) => {
          const chosen = selectedIds.includes(character.id);
          return (
            <ChoiceTile
              key={character.id}
              name={character.name}
              line={characterLine(character)}
              picture={<CharacterFace character={character} decorative />}
              chosen={chosen}
              onChoose={() => choose(character)}
            />
          );
        })}
        <ActionTile name="New Character" icon="plus" onPress={onNew} />
      </TileGrid>
      <MoreOfList list={list} query={query} found={found.length} {...MORE_CHARACTERS} />
    </div>
  );
}
