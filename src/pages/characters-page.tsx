import { FamilyPage } from '../features/navigation/family-page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function CharactersPage() {
  return (
    <FamilyPage title="Characters">
      <PageHeading title="Characters" />
    </FamilyPage>
  );
}
