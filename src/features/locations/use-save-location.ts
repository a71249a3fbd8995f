import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { SAVE_LOCATION_FAILED, UPDATE_LOCATION_FAILED } from '../../services/location-service.ts';
import { notify } from '../../ui/notify.ts';
import { useSaving } from '../items/use-saving.ts';
import { useRememberPainted } from '../pictures/use-remember-painted.ts';
import { useServices } from '../use-services.ts';
import { PLACES } from './location-subject.ts';
import { forgetLocationDraft } from './use-location-form.ts';

const LOCATION_SAVED = 'Location saved successfully!';

/** Saves a new location, or the changes of `location`. What was filled in survives a failure. */
export function useSaveLocation(location: Location | null, onSaved: (location: Location) => void) {
  const { uid, locations } = useServices();
  const remember = useRememberPainted(PLACES);
  return useSaving({
    store: (form: LocationFields) => (location ? locations.update(location, form) : locations.create(form)),
    onStored(saved) {
      forgetLocationDraft(uid, location?.id ?? null);
      remember(saved);
      notify.success(LOCATION_SAVED);
      onSaved(saved);
    },
    failed: location ? UPDATE_LOCATION_FAILED : SAVE_LOCATION_FAILED,
    limit: 'locations',
  });
}
