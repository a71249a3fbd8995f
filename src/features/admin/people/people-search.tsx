import { MOST_FOUND } from '@talelantern/domain/admin/people';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { PersonRow } from './person-row.tsx';

const FEWEST_LETTERS = 2;

interface PeopleSearchProps {
  /** What is searched for; '' before anything is. */
  query: string;
  onSearch: (query: string) => void;
}

/** Finds accounts by how an address or a name begins. Asks when it is sent, never while typing. */
export function PeopleSearch({ query, onSearch }: PeopleSearchProps) {
  const [typed, setTyped] = useState(query);
  const isEnough = typed.trim().length >= FEWEST_LETTERS;

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (isEnough) onSearch(typed.trim());
  }

  return (
    <>
      <form role="search" noValidate className="flex flex-wrap gap-3" onSubmit={handleSubmit}>
        <div className="min-w-64 grow">
          <SearchField
            label="Search people"
            placeholder="Address, name or id"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" notReady={!isEnough} className="grow md:grow-0">
          {isEnough ? 'Search' : 'Two letters or more'}
        </Button>
      </form>
      {query.length >= FEWEST_LETTERS && <Found query={query} />}
    </>
  );
}

function Found({ query }: { query: string }) {
  const { service } = useAdmin();
  const found = useQuery({ queryKey: adminKeys.peopleFound(query), queryFn: () => service.findPeople({ query }) });
  if (found.isPending) return <Skeletons label="Looking for people" shape="lines" count={4} />;
  if (found.error) return <TryAgain message={found.error.message} onRetry={() => void found.refetch()} />;
  const { people } = found.data;
  return (
    <section className="grid gap-3">
      <p role="status" className="text-soft wrap-anywhere">
        {foundWords(people.length, query)}
      </p>
      {people.length > 0 && (
        <ul className="divide-y-2 divide-paper-200">
          {people.map((person) => (
            <PersonRow key={person.uid} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}

function foundWords(count: number, query: string): string {
  // Names are kept for the search by a sweep (docs/decisions/0083).
  if (count === 0)
    return `Nobody’s address, id or any word of a name begins with “${query}”. A new name is found within a quarter of an hour, an address at once.`;
  if (count >= MOST_FOUND) return `The first ${count} that begin with “${query}”. More letters find fewer.`;
  return count === 1 ? `One account for “${query}”` : `${count} accounts for “${query}”`;
}
