import { useParams } from 'react-router-dom';
import { ADMIN_PATHS } from '../../config/admin-paths.ts';
import { PersonCard } from '../../features/admin/people/person-card.tsx';
import { useTitle } from '../../features/use-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/people/:uid`: one account. */
export function PersonPage() {
  useTitle('Account');
  const { uid = '' } = useParams();
  return (
    <>
      <PageHeading
        title="Account"
        above={
          <LinkButton to={ADMIN_PATHS.people} variant="quiet" icon="arrow-left" className="-ml-3">
            People
          </LinkButton>
        }
      />
      <PersonCard key={uid} uid={uid} />
    </>
  );
}
