import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/messages`. */
export function MessagesPage() {
  useTitle('Messages');
  return <PageHeading title="Messages" />;
}
