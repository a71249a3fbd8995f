import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useTitle } from '../../use-title.ts';
import { areasOf } from '../admin-areas.ts';
import { useAdmin } from '../use-admin.ts';

/** In place of a part that this administrator has not been given, or of all of them. */
export function NotGiven() {
  useTitle('Administration');
  const hasOthers = areasOf(useAdmin().admin).length > 0;
  return (
    <>
      <PageHeading
        title={hasOthers ? 'This part is not yours yet' : 'Nothing is yours to look after yet'}
        lead="Whoever made you an administrator can give it to you."
      />
      {hasOthers && (
        <LinkButton to={ADMIN_PATHS.home} variant="line" icon="arrow-left" className="justify-self-start">
          To your own parts
        </LinkButton>
      )}
    </>
  );
}
