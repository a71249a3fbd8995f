import type { LocationFields } from '@talelantern/domain/locations/location';
import { missingLocationFields, type RequiredLocationField } from '@talelantern/domain/locations/location-form';
import { SaveBar } from '../items/save-bar.tsx';
import { useLeftOfPlan } from '../items/use-left-of-plan.ts';
import { placePhrase } from './place-line.ts';

interface LocationSaveBarProps {
  form: LocationFields;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  onNotReady: () => void;
}

const MISSING_WORDS: Readonly<Record<RequiredLocationField, string>> = { name: 'name', type: 'kind of place' };

/** The foot of the form of a place. */
export function LocationSaveBar({ form, isNew, ...acts }: LocationSaveBarProps) {
  const left = useLeftOfPlan('locations');
  return (
    <SaveBar
      {...acts}
      phrase={placePhrase(form)}
      left={isNew ? left : null}
      missing={missingLocationFields(form).map((field) => MISSING_WORDS[field])}
      label={isNew ? 'Save this place' : 'Save changes'}
    />
  );
}
