import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { missingLocationFields, type RequiredLocationField } from '@talelantern/domain/locations/location-form';
import { useId } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { idToSend } from '../../shared/drafts/sent-id.ts';
import { useFindLocation } from '../../shared/locations/use-find-location.ts';
import { SAVE_LOCATION_FAILED, UPDATE_LOCATION_FAILED } from '../../services/locations/location-service.ts';
import { locationPhrase } from '../../shared/locations/story-locations.tsx';
import { useIsMounted } from '../../shared/page/use-is-mounted.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { FormNotes, SaveBar, StartOverButton, useMissingFields } from '../items/item-form.tsx';
import { useFormDraft, useSaving } from '../items/use-item-form.ts';
import {
  changeLocation,
  EMPTY_LOCATION,
  parseLocationForm,
  toLocationForm,
  type LocationAction,
} from './location-form.ts';
import { ItemHeading } from '../items/item-heading.tsx';
import { LocationSheet } from './location-sheet.tsx';
import { LOCATION_SUBJECT } from './location-subject.ts';

const MISSING_COPY: Readonly<Record<RequiredLocationField, string>> = { name: 'name', type: 'kind of place' };

interface LocationCreatorProps {
  /** Null for a new location. */
  location: Location | null;
  /** Not called if the family has left the form. */
  onSaved: (location: Location) => void;
  onBack: () => void;
}

/** Creates a location or edits its details. The draft survives navigation and reloads. */
export function LocationCreator({ location, onSaved, onBack }: LocationCreatorProps) {
  const { uid, loadServices } = useServices();
  const draftKey = PAGE_STORAGE_KEYS.locationDraft(uid, location?.id ?? null);
  const draft = useFormDraft<LocationFields, LocationAction>({
    key: draftKey,
    parse: parseLocationForm,
    stored: location ? toLocationForm(location) : EMPTY_LOCATION,
    change: changeLocation,
    find: useFindLocation(),
  });
  const { form, change, isDraftRestored } = draft;
  const isMounted = useIsMounted();
  const { isSaving, save } = useSaving({
    id: location?.id,
    async store(fields: LocationFields) {
      const { locations } = await loadServices();
      return location ? locations.update(location, fields) : locations.create({ ...fields, id: idToSend(draftKey) });
    },
    keys: LOCATION_SUBJECT.keys,
    draftKey,
    saved: 'Location saved successfully!',
    failed: location ? UPDATE_LOCATION_FAILED : SAVE_LOCATION_FAILED,
    onSaved: (saved) => isMounted.current && onSaved(saved),
  });
  const base = useId();
  const ids = { name: `${base}name`, type: `${base}type` };
  const isNew = location === null;
  const missingFields = missingLocationFields(form);
  const { errors, showMissing } = useMissingFields(missingFields, missingFields[0] && ids[missingFields[0]]);

  return (
    <>
      <ItemHeading
        title={location ? `Change ${location.name}` : 'Make a new place'}
        backLabel={location ? `Back to ${location.name}` : 'All locations'}
        onBack={onBack}
        actions={<StartOverButton draft={draft} isNew={isNew} />}
      />
      <FormNotes of="locations" isNew={isNew} isDraftRestored={isDraftRestored} />
      <LocationSheet form={form} onChange={change} isNew={isNew} ids={ids} errors={errors} isSaving={isSaving}>
        <SaveBar
          of="locations"
          isNew={isNew}
          phrase={locationPhrase(form)}
          missing={missingFields.map((field) => MISSING_COPY[field])}
          label="Save this place"
          isSaving={isSaving}
          onSave={() => save(form)}
          onNotReady={showMissing}
        />
      </LocationSheet>
    </>
  );
}
