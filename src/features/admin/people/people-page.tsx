import type { UserSummary } from '@talelantern/domain/contracts/admin/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { personPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatDateTime } from '../format.ts';
import { PersonBadge } from '../state-badge.tsx';
import { nameOf, planCopy } from './person-copy.ts';
import { useOnChange } from '../../../shared/page/use-on-change.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

const MIN_LETTERS = 2;

function PeopleSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [searchText, setSearchText] = useState(query);
  useOnChange(query, () => setSearchText(query));
  const isEnough = searchText.trim().length >= MIN_LETTERS;
  return (
    <>
      <Form role="search" className="flex flex-wrap gap-3" onSubmit={() => isEnough && onSearch(searchText.trim())}>
        <div className="min-w-64 grow">
          <SearchField
            label="Search people"
            placeholder="Email, name or id"
            value={searchText}
            onChange={setSearchText}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" notReady={!isEnough} className="grow md:grow-0">
          {isEnough ? 'Search' : 'Two letters or more'}
        </Button>
      </Form>
      {query.length >= MIN_LETTERS && <SearchResults query={query} />}
    </>
  );
}

function SearchResults({ query }: { query: string }) {
  const { service } = useAdmin();
  const searchResult = useQuery({
    queryKey: adminKeys.peopleFound(query),
    queryFn: () => service.findPeople({ query }),
  });
  if (searchResult.isPending) return <Skeletons label="Searching" shape="lines" count={4} />;
  if (searchResult.error)
    return <TryAgain announced message={searchResult.error.message} onRetry={() => void searchResult.refetch()} />;
  const { people, isCut } = searchResult.data;
  return (
    <section className="grid gap-3">
      <p role="status" className="text-soft wrap-anywhere">
        {foundCopy({ count: people.length, isCut }, query)}
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

function foundCopy({ count, isCut }: { count: number; isCut: boolean }, query: string): string {
  // Says when new names appear, because a sweep indexes them (docs/decisions/0083).
  if (count === 0)
    return `No email, id or name starts with “${query}”. New names can take 15 minutes to appear; email addresses appear at once.`;
  if (isCut) return `The first ${count} that start with “${query}”. Type more letters to narrow it down.`;
  return count === 1 ? `One account for “${query}”` : `${count} accounts for “${query}”`;
}

const PersonRow = ({ person }: { person: UserSummary }) => (
  <li>
    <AppLink
      to={personPath(person.uid)}
      className="flex items-center gap-4 rounded-field py-3 text-ink no-underline hover:bg-paper-100"
    >
      <span className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere underline underline-offset-4">{nameOf(person)}</span>
          {person.displayName !== '' && (
            <span className="block text-15 text-soft wrap-anywhere">{person.email || person.uid}</span>
          )}
          <span className="block text-15 text-soft">Last sign-in: {formatDateTime(person.lastLoginAt)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-3">
          <span className="text-15 font-semibold">{planCopy(person.plan)}</span>
          <PersonBadge status={person.status} />
        </span>
      </span>
      <Icon name="arrow-right" size="small" className="shrink-0 text-soft" />
    </AppLink>
  </li>
);

const QUERY = 'q';

export function PeoplePage() {
  useTitle('People');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeading title="People" lead="Find a family’s account. Their stories are private and can’t be read here." />
      <PeopleSearch query={params.get(QUERY) ?? ''} onSearch={(query) => setParams({ [QUERY]: query })} />
    </>
  );
}
