import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { useState } from 'react';
import { SAVE_LOCATION_FAILED, UPDATE_LOCATION_FAILED } from '../../services/location-service.ts';
import { notify } from '../../ui/notify.ts';
import { useRememberPainted } from '../pictures/use-remember-painted.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useServices } from '../use-services.ts';
import { PLACES } from './location-subject.ts';
import { forgetLocationDraft } from './use-location-form.ts';

const LOCATION_SAVED = 'Location saved successfully!';
const KEPT = 'Everything you filled in is kept.';

/** Saves a new location, or the changes of `location`. What was filled in survives a failure. */
export function useSaveLocation(location: Location | null, onSaved: (location: Location) => void) {
  const { uid, locations } = useServices();
  const remember = useRememberPainted(PLACES);
  const tellFailure = useFailureNotice();
  const [isSaving, setSaving] = useState(false);

  async function save(form: LocationFields): Promise<void> {
    setSaving(true);
    try {
      const saved = await (location ? locations.update(location, form) : locations.create(form));
      forgetLocationDraft(uid, location?.id ?? null);
      remember(saved);
      notify.success(LOCATION_SAVED);
      onSaved(saved);
    } catch (error) {
      tellFailure(error, location ? UPDATE_LOCATION_FAILED : SAVE_LOCATION_FAILED, {
        detail: KEPT,
        limit: 'locations',
      });
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save: (form: LocationFields) => void save(form) };
}
