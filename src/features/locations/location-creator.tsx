import type { Location } from '@talelantern/domain/locations/location';
import { missingLocationFields } from '@talelantern/domain/locations/location-form';
import { useId, useState } from 'react';
import { allLocationsMade } from '../../services/limit-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { BroughtBack } from '../items/brought-back.tsx';
import { errorsOf, leadToMissing } from '../items/missing-fields.ts';
import { NoRoomLeft } from '../items/no-room-left.tsx';
import { tellStartedOver } from '../items/started-over.ts';
import type { LocationIds } from './location-fields.ts';
import { LocationHeading } from './location-heading.tsx';
import { LocationSaveBar } from './location-save-bar.tsx';
import { LocationSheet } from './location-sheet.tsx';
import { useLocationForm } from './use-location-form.ts';
import { useSaveLocation } from './use-save-location.ts';

interface LocationCreatorProps {
  /** A stored location whose details are changed; null for a new one. */
  location: Location | null;
  onSaved: (location: Location) => void;
  onBack: () => void;
}

/** Makes a location, or changes the details of one: filling in, checking and saving. */
export function LocationCreator({ location, onSaved, onBack }: LocationCreatorProps) {
  const { form, change, isChanged, isBroughtBack, startOver } = useLocationForm(location);
  const { isSaving, save } = useSaveLocation(location, onSaved);
  const [wasTried, setWasTried] = useState(false);
  const ids = useLocationIds();
  const missing = missingLocationFields(form);

  function handleNotReady() {
    setWasTried(true);
    leadToMissing(missing[0] && ids[missing[0]]);
  }

  function handleStartOver() {
    startOver();
    tellStartedOver(location !== null, () => change({ kind: 'start-over', fields: form }));
  }

  return (
    <>
      <LocationHeading
        title={location ? `Change ${location.name}` : 'Make a new place'}
        backLabel={location ? `Back to ${location.name}` : 'All locations'}
        onBack={onBack}
        actions={
          isChanged && (
            <Button variant="quiet" onClick={handleStartOver}>
              {location ? 'Take changes back' : 'Start over'}
            </Button>
          )
        }
      />
      {isBroughtBack && <BroughtBack />}
      {!location && <NoRoomLeft of="locations" allMade={allLocationsMade} />}
      <LocationSheet
        form={form}
        onChange={change}
        isNew={location === null}
        ids={ids}
        errors={wasTried ? errorsOf(missing) : {}}
      >
        <LocationSaveBar
          form={form}
          isNew={location === null}
          isSaving={isSaving}
          onSave={() => save(form)}
          onNotReady={handleNotReady}
        />
      </LocationSheet>
    </>
  );
}

function useLocationIds(): LocationIds {
  const base = useId();
  return { name: `${base}name`, type: `${base}type` };
}
