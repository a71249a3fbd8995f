import { FamilyPage } from '../features/navigation/family-page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function StoriesPage() {
  return (
    <FamilyPage title="My stories">
      <PageHeading title="My stories" />
    </FamilyPage>
  );
}
