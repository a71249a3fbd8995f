import type { LocationFields } from '@talelantern/domain/locations/location';
import type { RequiredLocationField } from '@talelantern/domain/locations/location-form';
import type { Dispatch } from 'react';
import type { LocationAction } from './location-form.ts';

/** What each part of the form gets. */
export interface LocationFieldsProps {
  form: LocationFields;
  onChange: Dispatch<LocationAction>;
}

/** Element ids of what has to be filled in, so that the save button can lead there. */
export type LocationIds = Readonly<Record<RequiredLocationField, string>>;

/** The sentence for each field that was left out when saving was tried. */
export type LocationErrors = Partial<Record<RequiredLocationField, string>>;
