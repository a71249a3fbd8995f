import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { locationPath } from '../config/item-paths.ts';
import { LocationCreator } from '../features/locations/location-creator.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';

export function CreateLocationPage() {
  const navigate = useNavigate();
  return (
    <FamilyPage title="New location">
      <LocationCreator
        location={null}
        onSaved={({ id }) => void navigate(locationPath(id), { replace: true })}
        onBack={() => void navigate(PATHS.locations)}
      />
    </FamilyPage>
  );
}
