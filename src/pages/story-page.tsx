import { FamilyPage } from '../features/navigation/family-page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function StoryPage() {
  return (
    <FamilyPage title="Story">
      <PageHeading title="Story" />
    </FamilyPage>
  );
}
