import type { LocationFields } from '@talelantern/domain/locations/location';
import { missingLocationFields, type RequiredLocationField } from '@talelantern/domain/locations/location-form';
import { joinNames } from '@talelantern/domain/text/lists';
import { LOCATIONS, leftSentence } from '../../services/usage-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { useUsage } from '../use-usage.ts';
import { placePhrase } from './place-line.ts';

interface LocationSaveBarProps {
  form: LocationFields;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Pressed while required fields are empty. */
  onNotReady: () => void;
}

/** The foot of the form: which place it has become, what is left of the plan, and the button. */
export function LocationSaveBar({ form, isNew, isSaving, onSave, onNotReady }: LocationSaveBarProps) {
  const missing = missingLocationFields(form);
  const isReady = missing.length === 0;
  return (
    <div className="on-night mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-night-900 px-6 py-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-display text-22 leading-snug font-semibold wrap-anywhere">{placePhrase(form)}</p>
        {isNew && <LocationsLeft />}
      </div>
      <Button
        size="big"
        className="w-full sm:w-auto"
        notReady={!isReady}
        onNotReady={onNotReady}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={onSave}
      >
        {isReady ? (isNew ? 'Save this place' : 'Save changes') : missingWords(missing)}
      </Button>
    </div>
  );
}

function LocationsLeft() {
  const usage = useUsage();
  if (usage?.locations.limit === undefined) return null;
  return <p className="mt-1 text-15 text-soft">{leftSentence(usage.locations, LOCATIONS)}</p>;
}

const MISSING_WORDS: Readonly<Record<RequiredLocationField, string>> = { name: 'name', type: 'kind of place' };

/** What the button says while fields are missing: 'Name and kind of place first'. */
function missingWords(missing: readonly RequiredLocationField[]): string {
  const list = joinNames(missing.map((field) => MISSING_WORDS[field]));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} first`;
}
