import type { Location } from '@talelantern/domain/locations/location';
import { useQueryClient } from '@tanstack/react-query';
import { LocationCreator } from '../features/locations/location-creator.tsx';
import { LocationGallery } from '../features/locations/location-gallery.tsx';
import { LocationStage } from '../features/locations/location-stage.tsx';
import { useItemInUrl } from '../features/items/use-item-in-url.ts';
import { StoredLocation } from '../features/items/stored-items.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { focusMain } from '../ui/main-focus.ts';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { queryKeys } from '../shared/query/query-keys.ts';

const OPEN = 'open';
const EDIT = 'edit';

/** `/locations`. `?open=<id>` and `?edit=<id>` show a location, so that Back and reload work. */
export function LocationsPage() {
  const [parameters, open] = useItemInUrl();
  const queryClient = useQueryClient();
  const openId = parameters.get(OPEN);
  const editedId = parameters.get(EDIT);
  const isList = openId === null && editedId === null;
  // On return to the gallery, focuses it instead of the location that was closed.
  useOnChange(isList, () => isList && focusMain());

  const showMap = () => open({});
  const show = (how: typeof OPEN | typeof EDIT) => (location: Location) => {
    queryClient.setQueryData(queryKeys.location(location.id), location);
    open({ [how]: location.id });
  };

  if (editedId !== null)
    return (
      <FamilyPage title="Edit location">
        <StoredLocation id={editedId} onBack={showMap}>
          {(location) => (
            <LocationCreator
              key={location.id}
              location={location}
              onSaved={() => open({ [OPEN]: location.id }, { replace: true })}
              onBack={() => show(OPEN)(location)}
            />
          )}
        </StoredLocation>
      </FamilyPage>
    );
  if (openId !== null)
    return (
      <FamilyPage title="Location" light="left">
        <StoredLocation id={openId} onBack={showMap}>
          {(location) => (
            <LocationStage location={location} onChangeDetails={() => show(EDIT)(location)} onBack={showMap} />
          )}
        </StoredLocation>
      </FamilyPage>
    );
  return (
    <FamilyPage title="Locations">
      <LocationGallery onOpen={show(OPEN)} onEdit={show(EDIT)} />
    </FamilyPage>
  );
}
