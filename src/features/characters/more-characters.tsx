import { Button } from '../../ui/button.tsx';
import type { CharacterList } from './use-characters.ts';

interface MoreCharactersProps {
  list: CharacterList;
  query: string;
  /** How many the search has found. */
  found: number;
}

/** Beneath a list of characters: the next page, or that a search has found nobody. */
export function MoreCharacters({ list, query, found }: MoreCharactersProps) {
  const isSearching = query.trim() !== '';
  return (
    <div className="grid justify-items-center gap-3" aria-live="polite">
      {isSearching && found === 0 && (
        <p className="text-soft wrap-anywhere">
          {list.hasMore ? 'Looking further…' : `Nobody here answers to “${query.trim()}”.`}
        </p>
      )}
      {list.hasMore && !isSearching && (
        <Button variant="line" busy={list.isLoadingMore} busyLabel="Calling the others…" onClick={list.showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
