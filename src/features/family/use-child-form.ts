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
import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { SAVE_CHILD_FAILED, UPDATE_CHILD_FAILED } from '../../services/children/child-service.ts';
import { withDeadline } from '../../services/core/with-deadline.ts';
import { forgetDraft, idToSend } from '../../shared/drafts/sent-id.ts';
import { childrenQuery, useChildren } from '../../shared/family/use-children.ts';
import { useIsMounted } from '../../shared/page/use-is-mounted.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';
import { formKept, useFormDraft } from '../items/use-item-form.ts';

const parseChildForm = (storedForm: string | null): ChildForm | null => readChildForm(parseJson(storedForm));
const changeChild = (form: ChildForm, fields: Partial<ChildForm>): ChildForm => ({ ...form, ...fields });

/** A child's form; the draft survives reloads and navigation, per family. */
export function useChildForm(opened: ChildProfile | null, onSaved: (child: ChildProfile) => void) {
  const { uid, loadServices } = useServices();
  const queryClient = useQueryClient();
  // Uses the latest stored child: another device may change it, even while the form is open.
  const child = useChildren().find(({ id }) => id === opened?.id) ?? opened;
  const isMounted = useIsMounted();
  const key = PAGE_STORAGE_KEYS.childDraft(uid, child?.id ?? null);
  const { form, change, isSaving } = useFormDraft<ChildForm, Partial<ChildForm>>({
    key,
    parse: parseChildForm,
    stored: readChildForm(child) ?? EMPTY_CHILD,
    change: changeChild,
    find: async (id) => (await (await loadServices()).children.list()).find((one) => one.id === id),
  });
  const [wasTried, setTried] = useState(false);
  const problem = childProblem(form);

  async function store(fields: ChildFields): Promise<ChildProfile> {
    const { children } = await loadServices();
    return child ? children.update(child, fields) : children.create({ ...fields, id: idToSend(key) });
  }
  const { mutate, error } = useMutation({
    mutationKey: [key],
    mutationFn: (fields: ChildFields) => withDeadline(child ? UPDATE_CHILD_FAILED : SAVE_CHILD_FAILED, store(fields)),
    onSuccess(saved) {
      forgetDraft(key);
      queryClient.setQueryData(childrenQuery(loadServices).queryKey, (known = []) => [
        ...known.map((one) => (one.id === saved.id ? saved : one)),
        ...(known.some(({ id }) => id === saved.id) ? [] : [saved]),
      ]);
    },
    onError(failure) {
      // Refetches, because another device may have changed or deleted the child.
      void queryClient.invalidateQueries({ queryKey: queryKeys.children });
      // Once the dialog is closed, it cannot show the failure, so a toast does.
      if (!isMounted.current) notify.failure(failure.message, { detail: formKept(failure) });
    },
  });

  function save(): void {
    setTried(true);
    const fields = toChildFields(form);
    // React Query does not call `onSuccess` once the dialog is closed: another dialog may be open then.
    if (fields) mutate(fields, { onSuccess: onSaved });
  }

  return {
    form,
    set: change,
    problem,
    shownProblem: wasTried ? problem : null,
    isSaving,
    failure: error?.message ?? null,
    save,
    forget: () => forgetDraft(key),
  };
}
