import { parseJson } from '@talelantern/domain/stored/read-fields';
import {
  childProblem,
  EMPTY_CHILD,
  readChildForm,
  toChildFields,
  type ChildForm,
} from '@talelantern/domain/audience/child-form';
import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { forgetDraft, idToSend } from '../../shared/drafts/sent-id.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { childrenQuery } from '../../shared/family/use-children.ts';
import { useIsShown } from '../../shared/page/use-is-shown.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';
import { FORM_KEPT } from '../items/use-item-form.ts';

/** A child's form; the draft survives reloads and navigation, per family. */
export function useChildForm(child: ChildProfile | null, onSaved: (child: ChildProfile) => void) {
  const { uid, deferred } = useServices();
  const queryClient = useQueryClient();
  const isShown = useIsShown();
  const key = STORAGE_KEYS.childDraft(uid, child?.id ?? null);
  const stored = readChildForm(child) ?? EMPTY_CHILD;
  const [form, setForm] = useState<ChildForm>(() => readChildForm(parseJson(readStored(key))) ?? stored);
  const [wasTried, setTried] = useState(false);
  const problem = childProblem(form);
  const text = JSON.stringify(form);
  const isChanged = text !== JSON.stringify(stored);
  useEffect(() => {
    if (isChanged) keep(key, text);
    else forgetDraft(key);
  }, [key, isChanged, text]);

  const { mutate, isPending, error } = useMutation({
    async mutationFn(fields: ChildFields) {
      const { children } = await deferred();
      return child ? children.update(child, fields) : children.create({ ...fields, id: idToSend(key) });
    },
    onSuccess(saved) {
      if (readStored(key) === text) forgetDraft(key);
      queryClient.setQueryData(childrenQuery(deferred).queryKey, (known = []) => [
        ...known.map((one) => (one.id === saved.id ? saved : one)),
        ...(known.some(({ id }) => id === saved.id) ? [] : [saved]),
      ]);
    },
    onError(failure) {
      // Once the dialog is closed, it cannot show the failure.
      if (isShown.current) return;
      keep(key, text);
      notify.failure(failure.message, { detail: FORM_KEPT });
    },
  });

  function save(): void {
    setTried(true);
    const fields = toChildFields(form);
    // Not called once the dialog is closed: another one may be open then.
    if (fields) mutate(fields, { onSuccess: onSaved });
  }

  return {
    form,
    set: (fields: Partial<ChildForm>) => setForm((before) => ({ ...before, ...fields })),
    problem,
    shownProblem: wasTried ? problem : null,
    isSaving: isPending,
    failure: error?.message ?? null,
    save,
    forget: () => forgetDraft(key),
  };
}
