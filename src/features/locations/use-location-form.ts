import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';
import {
  changeLocation,
  EMPTY_LOCATION,
  isSameForm,
  parseLocationForm,
  toLocationForm,
  type LocationAction,
} from './location-form.ts';

interface LocationFormState {
  form: LocationFields;
  change: Dispatch<LocationAction>;
  /** Something differs from what is stored, or from the empty form. */
  isChanged: boolean;
  /** What is shown was begun on an earlier visit to this screen. */
  isBroughtBack: boolean;
  /** Takes back everything that is not stored. */
  startOver: () => void;
}

/** A location as it is being filled in, or changed. What is not saved survives reloads and going elsewhere, per family. */
export function useLocationForm(location: Location | null): LocationFormState {
  const key = STORAGE_KEYS.locationDraft(useServices().uid, location?.id ?? null);
  const stored = location ? toLocationForm(location) : EMPTY_LOCATION;
  const [kept] = useState(() => parseLocationForm(readKept(key)));
  const [form, change] = useReducer(changeLocation, kept ?? stored);
  const isChanged = !isSameForm(form, stored);

  useEffect(() => {
    keep(key, isChanged ? JSON.stringify(form) : null);
  }, [key, form, isChanged]);

  return {
    form,
    change,
    isChanged,
    isBroughtBack: kept !== null && isSameForm(form, kept),
    startOver: () => change({ kind: 'start-over', fields: stored }),
  };
}

/** Forgets what was kept of a location's form, once it is stored. */
export const forgetLocationDraft = (uid: string, locationId: string | null): void =>
  keep(STORAGE_KEYS.locationDraft(uid, locationId), null);
