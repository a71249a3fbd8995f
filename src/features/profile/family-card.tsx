import { type FamilyDetails, normalizeDetails } from '@talelantern/domain/accounts/family-details';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { isRecord, readText, parseJson } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFormDraft } from '../items/use-item-form.ts';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { FamilyFace } from './family-face.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PROFILE_UPDATED, UPDATE_PROFILE_FAILED } from '../../services/account/profile-loader.ts';
import { onlyChanged } from '../../services/core/only-changed.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useFailureToast } from '../../shared/notifications/use-failure-toast.ts';

export function FamilyCard() {
  const control = useFamilyDetails();
  const { details, error, retry } = control;
  if (details) return <Details details={details} control={control} />;
  if (error) return <TryAgain message={error.message} onRetry={retry} />;
  return (
    <div className="min-h-124 md:min-h-80">
      <Skeletons shape="lines" count={4} label="Loading your profile" />
    </div>
  );
}

interface DetailsProps {
  details: FamilyDetails;
  control: ReturnType<typeof useFamilyDetails>;
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
      <NameFields details={details} control={control} />
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
  isSameData(normalizeDetails(one), normalizeDetails(other));

function parseNames(storedNames: string | null): NamesForm | null {
  const names = parseJson(storedNames);
  return isRecord(names) ? { displayName: readText(names['displayName']), penName: readText(names['penName']) } : null;
}

function NameFields({ details: { displayName, penName }, control: { isSaving, update } }: DetailsProps) {
  const { uid } = useServices();
  const { form, change, isChanged, startOver } = useFormDraft<NamesForm, Partial<NamesForm>>({
    key: PAGE_STORAGE_KEYS.profileDraft(uid),
    parse: parseNames,
    stored: { displayName, penName },
    change: (before, fields) => ({ ...before, ...fields }),
    isSame,
  });

  /** Sends only the edited names, so that it does not undo changes of another device. */
  function handleSubmit(): void {
    if (!isChanged || isSaving) return;
    const names = normalizeDetails(form);
    change(names);
    void update(onlyChanged<Partial<NamesForm>>({ displayName, penName }, names));
  }

  return (
    <Form className="grid max-w-form grid-cols-1 gap-6" onSubmit={handleSubmit}>
      <TextField
        label="Name"
        value={form.displayName}
        onChange={(value) => change({ displayName: value })}
        readOnly={isSaving}
        maxLength={LIMITS.name}
        autoComplete="name"
        placeholder="The Fennimores"
        hint="What your family is called here. Other families don’t see it."
      />
      <TextField
        label="Pen name"
        value={form.penName}
        onChange={(value) => change({ penName: value })}
        readOnly={isSaving}
        maxLength={LIMITS.penName}
        autoComplete="off"
        placeholder="The Lantern Lane Family"
        hint="Shown on anything you share from now on, instead of your real name."
      />
      <div ref={keepFocus} className="flex flex-wrap gap-3">
        <Button type="submit" variant="line" notReady={!isChanged} busy={isSaving} busyLabel="Saving…">
          {isChanged ? 'Save' : 'Nothing to save'}
        </Button>
        {isChanged && !isSaving && (
          <Button variant="line" onClick={startOver}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}

function useFamilyDetails() {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  // The share dialog may have stored a pen name in the meantime, so this is never cached.
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.familyDetails,
    queryFn: async () => (await loadServices()).profile.get(),
    staleTime: 0,
  });
  useFailureToast(error);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (patch: Partial<FamilyDetails>) => (await loadServices()).profile.update(patch),
    onSuccess(stored) {
      queryClient.setQueryData(queryKeys.familyDetails, stored);
      queryClient.setQueryData(queryKeys.penName, stored.penName);
      notify.success(PROFILE_UPDATED);
    },
    onError: (failure) =>
      notifyFailure(failure, UPDATE_PROFILE_FAILED, { detail: 'What you chose and typed is still here.' }),
  });

  return {
    details: data ?? null,
    error,
    retry: () => void refetch(),
    isSaving: isPending,
    /** Stores `patch` and shows the outcome. Never rejects; resolves to the stored details, or null on failure. */
    update: (patch: Partial<FamilyDetails>) => mutateAsync(patch).catch(() => null),
  };
}
