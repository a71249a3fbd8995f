import { matchesCharacterSearch, type Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MoreOfList } from '../more-of-list.tsx';
import { useSearchAll } from '../use-search-all.ts';
import type { CharacterActs } from './character-card.tsx';
import { CharacterWall } from './character-wall.tsx';
import { DeleteCharacterDialog } from './delete-character-dialog.tsx';
import { MORE_CHARACTERS } from './more-characters.ts';
import { PortraitOffers } from './portrait-offers.tsx';
import { useCharacters, type CharacterList } from './use-characters.ts';
import { useDeleteCharacter } from './use-delete-character.ts';

interface CharacterGalleryProps extends Omit<CharacterActs, 'onDelete'> {
  onNew: () => void;
}

/** All characters of the family: the whole of /characters while none is open. */
export function CharacterGallery({ onNew, ...acts }: CharacterGalleryProps) {
  const list = useCharacters();
  if (list.error && list.characters.length === 0)
    return <GalleryFailed message={list.error.message} onRetry={list.retry} />;
  if (!list.isPending && list.characters.length + list.unreadable.length === 0 && !list.hasMore)
    return (
      <EmptyState
        title="Nobody lives here yet"
        line="Dragons, robots, brave little foxes: the first one is waiting for a name."
        friends={['/art/cut-ember.webp', '/art/cut-pip.webp']}
        action={<NewCharacterButton isBig onNew={onNew} />}
      />
    );
  return (
    <>
      <PageHeading title="Characters" actions={<NewCharacterButton onNew={onNew} />} />
      <PortraitOffers onOpen={acts.onEdit} />
      {list.isPending ? (
        <>
          {/* As high as the search that comes, so that the wall stays where it is. */}
          <div className="mt-7 h-14" />
          <div className="py-9">
            <Skeletons shape="wall" count={10} label="Loading your characters" />
          </div>
        </>
      ) : (
        <Gallery list={list} acts={acts} />
      )}
    </>
  );
}

function NewCharacterButton({ onNew, isBig = false }: { onNew: () => void; isBig?: boolean }) {
  return (
    <Button icon="plus" size={isBig ? 'big' : 'normal'} onClick={onNew}>
      New Character
    </Button>
  );
}

function Gallery({ list, acts }: { list: CharacterList; acts: Omit<CharacterActs, 'onDelete'> }) {
  const [query, setQuery] = useState('');
  const [leaving, setLeaving] = useState<Character | null>(null);
  const remove = useDeleteCharacter();
  useSearchAll(list, query);
  const isSearching = query.trim() !== '';
  const found = list.characters.filter((character) => matchesCharacterSearch(character, query));

  function handleDelete(character: Character) {
    setLeaving(null);
    remove(character);
  }

  return (
    <>
      <div className="mt-7 md:max-w-[460px]">
        <SearchField
          label="Search characters"
          value={query}
          onChange={setQuery}
          placeholder="Name, kind, trait or power"
        />
      </div>
      <CharacterWall
        characters={found}
        unreadable={isSearching ? 0 : list.unreadable.length}
        {...acts}
        onDelete={setLeaving}
      />
      <MoreOfList list={list} query={query} found={found.length} {...MORE_CHARACTERS} />
      {leaving && (
        <DeleteCharacterDialog
          character={leaving}
          onKeep={() => setLeaving(null)}
          onDelete={() => handleDelete(leaving)}
        />
      )}
    </>
  );
}

function GalleryFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailedState
      title={message}
      friend="/art/cut-hoot.webp"
      kept={['Your characters and their portraits are safe']}
      actions={
        <Button size="big" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The wall could not be reached just now. It usually works a moment later.
    </FailedState>
  );
}
