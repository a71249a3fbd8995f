import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/moderation`. */
export function ModerationPage() {
  useTitle('Moderation');
  return <PageHeading title="Moderation" />;
}
