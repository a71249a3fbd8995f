import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useKeptForm, type KeptForm } from '../items/use-kept-form.ts';
import { keep } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';
import {
  changeLocation,
  EMPTY_LOCATION,
  isSameForm,
  parseLocationForm,
  toLocationForm,
  type LocationAction,
} from './location-form.ts';

/** A location as it is being filled in, or changed. What is not saved survives reloads and going elsewhere, per family. */
export function useLocationForm(location: Location | null): KeptForm<LocationFields, LocationAction> {
  return useKeptForm<LocationFields, LocationAction>({
    key: STORAGE_KEYS.locationDraft(useServices().uid, location?.id ?? null),
    parse: parseLocationForm,
    stored: location ? toLocationForm(location) : EMPTY_LOCATION,
    change: changeLocation,
    isSame: isSameForm,
    startOver: (fields) => ({ kind: 'start-over', fields }),
  });
}

/** Forgets what was kept of a location's form, once it is stored. */
export const forgetLocationDraft = (uid: string, locationId: string | null): void =>
  keep(STORAGE_KEYS.locationDraft(uid, locationId), null);
