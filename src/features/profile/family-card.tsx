import { tidyDetails, type FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import { useState, type SubmitEvent } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useKeptForm } from '../items/use-kept-form.ts';
import { TryAgain } from '../try-again.tsx';
import { useServices } from '../use-services.ts';
import { FamilyFace } from './family-face.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useFamilyDetails, type FamilyDetailsControl } from './use-family-details.ts';

/** The family's picture, its name, and the name that others see. */
export function FamilyCard() {
  const control = useFamilyDetails();
  const { details, error, retry } = control;
  if (details) return <Details details={details} control={control} />;
  if (error) return <TryAgain message={error.message} onRetry={retry} />;
  return <Skeletons shape="lines" count={4} label="Loading your profile" />;
}

interface DetailsProps {
  details: FamilyDetails;
  control: FamilyDetailsControl;
}

function Details({ details, control }: DetailsProps) {
  const [isChoosing, setChoosing] = useState(false);

  async function handleChoose(photoURL: string | null): Promise<void> {
    if (photoURL === details.photoURL || (await control.update({ photoURL }))) setChoosing(false);
  }

  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-8">
      <div className="flex flex-wrap items-center gap-4 sm:grid sm:grid-cols-1 sm:content-start sm:justify-items-center sm:gap-2">
        <div className="w-24 flex-none sm:w-full">
          <FamilyFace {...details} />
        </div>
        <Button variant="quiet" className="justify-self-start sm:justify-self-center" onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
      </div>
      <Names details={details} control={control} />
      {isChoosing && (
        <PictureDialog
          {...details}
          isSaving={control.isSaving}
          onChoose={(photoURL) => void handleChoose(photoURL)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

type NamesForm = Pick<FamilyDetails, 'displayName' | 'penName'>;

const isSame = (one: NamesForm, other: NamesForm): boolean =>
  JSON.stringify(tidyDetails(one)) === JSON.stringify(tidyDetails(other));

function parseNames(kept: string | null): NamesForm | null {
  try {
    const names: unknown = JSON.parse(kept ?? 'null');
    return isRecord(names)
      ? { displayName: readText(names['displayName']), penName: readText(names['penName']) }
      : null;
  } catch {
    return null;
  }
}

function Names({ details: { displayName, penName }, control: { isSaving, update } }: DetailsProps) {
  const { uid } = useServices();
  const { form, change, isChanged, startOver } = useKeptForm<NamesForm, Partial<NamesForm>>({
    key: STORAGE_KEYS.profileDraft(uid),
    parse: parseNames,
    stored: { displayName, penName },
    change: (before, fields) => ({ ...before, ...fields }),
    isSame,
    startOver: (stored) => stored,
  });

  async function save(): Promise<void> {
    const stored = isChanged && !isSaving && (await update(form));
    if (stored) change({ displayName: stored.displayName, penName: stored.penName });
  }
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form className="grid max-w-form grid-cols-1 gap-6" onSubmit={handleSubmit}>
      <TextField
        label="Name"
        value={form.displayName}
        onChange={(words) => change({ displayName: words })}
        maxLength={LIMITS.name}
        autoComplete="name"
        placeholder="The Fennimores"
        hint="What your family is called here. Nobody else sees it."
      />
      <TextField
        label="Pen name"
        value={form.penName}
        onChange={(words) => change({ penName: words })}
        maxLength={LIMITS.penName}
        autoComplete="off"
        placeholder="The Lantern Lane Family"
        hint="Stands beside what you share from now on, instead of a real name."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" notReady={!isChanged} busy={isSaving} busyLabel="Saving…">
          {isChanged ? 'Save' : 'Nothing to save'}
        </Button>
        {isChanged && !isSaving && (
          <Button variant="line" onClick={startOver}>
            Keep as it was
          </Button>
        )}
      </div>
    </form>
  );
}
