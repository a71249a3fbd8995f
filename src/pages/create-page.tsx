import { FamilyPage } from '../features/navigation/family-page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function CreatePage() {
  return (
    <FamilyPage title="Create Story">
      <PageHeading title="Create Story" />
    </FamilyPage>
  );
}
