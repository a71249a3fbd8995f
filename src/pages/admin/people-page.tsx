import { useSearchParams } from 'react-router-dom';
import { PeopleSearch } from '../../features/admin/people/people-search.tsx';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

const QUERY = 'q';

/** `/admin/people`: finds accounts. What was searched for stands in the address, so that going back finds it again. */
export function PeoplePage() {
  useTitle('People');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeading
        title="People"
        lead="Find a family’s account. Their stories stay theirs: nobody can read them here."
      />
      <PeopleSearch query={params.get(QUERY) ?? ''} onSearch={(query) => setParams({ [QUERY]: query })} />
    </>
  );
}
