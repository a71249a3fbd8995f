import { isAppError } from '@talelantern/domain/errors/app-error';
import { isSameData } from '@talelantern/domain/stored/same-data';
import { parseJson, readRecord } from '@talelantern/domain/stored/read-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { mergeEdits } from '../../services/core/only-changed.ts';
import { withDeadline } from '../../services/core/with-deadline.ts';
import { LOAD_FAILED } from '../../services/core/with-user-message.ts';
import { forgetDraft, sentId } from '../../shared/drafts/sent-id.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useRememberItem, type ItemKeys } from '../../shared/query/use-remember-item.ts';
import { notify } from '../../ui/notify.ts';

interface FormRules<Form extends object, Action> {
  key: string;
  /** Parses a stored draft; null if none is stored, or it is invalid. */
  parse: (storedForm: string | null) => Form | null;
  /** The stored item, or the empty form. */
  stored: Form;
  change: (form: Form, action: Action) => Form;
  isSame?: (one: Form, other: Form) => boolean;
  /** Merges a draft with changes that another device has stored in the meantime. */
  merge?: (form: Form, seen: Form, stored: Form) => Form;
  /** For forms of new items: finds the item that a sent draft became, by its id. */
  find?: (id: string) => Promise<unknown>;
}

export type FormDraft<Form extends object, Action> = ReturnType<typeof useFormDraft<Form, Action>>;

/** A form is locked while its draft is being saved, because later input would be lost. */
function useIsSaving(draftKey: string): boolean {
  const queryClient = useQueryClient();
  // Not `useIsMutating` of the library, because it would be loaded with every page of a family.
  const watch = useCallback(
    (onChange: () => void) => queryClient.getMutationCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(watch, () => queryClient.isMutating({ mutationKey: [draftKey] }) > 0);
}

/**
 * A form with a draft that survives navigation and reloads. Fields that were not edited follow the stored item, because
 * saving the form would otherwise undo the changes of another device. If the family returns while the draft is being
 * saved, or after a reload that interrupted the saving, the form is locked until the outcome is known: it is then empty
 * if the draft was stored, else a draft again (docs/decisions/0195).
 */
export function useFormDraft<Form extends object, Action>(rules: FormRules<Form, Action>) {
  const { key, parse, stored, change, isSame = isSameData, merge = mergeEdits, find } = rules;
  /** `seen`: the stored item at the time of the edit. Drafts of earlier versions lack it and are restored unmerged. */
  const restore = (): Form | null => {
    const storedText = readStored(key);
    const draft = parse(storedText);
    const before = draft && parse(JSON.stringify(readRecord(parseJson(storedText))['seen'] ?? null));
    return draft && before ? merge(draft, before, stored) : draft;
  };
  const [restoredDraft, setRestoredDraft] = useState(restore);
  const [form, replace] = useState(() => restoredDraft ?? stored);
  const [lastStored, setLastStored] = useState(stored);
  if (!isSameData(lastStored, stored)) {
    setLastStored(stored);
    replace(merge(form, lastStored, stored));
  }
  const isChanged = !isSame(form, stored);

  const queryClient = useQueryClient();
  const isSaving = useIsSaving(key);
  const [wasSaving, setWasSaving] = useState(isSaving);
  const [isSettled, setSettled] = useState(() => !isSaving && sentId(key) === null);
  if (isSaving !== wasSaving) {
    setWasSaving(isSaving);
    if (!isSaving && !isSettled) {
      const remainingDraft = restore();
      setSettled(true);
      setRestoredDraft(remainingDraft);
      replace(remainingDraft ?? stored);
    }
  }

  const { mutate: lookUp } = useMutation({
    mutationKey: [key],
    async mutationFn(id: string) {
      if (find && (await withDeadline(LOAD_FAILED, find(id)))) forgetDraft(key);
    },
  });
  useEffect(() => {
    const id = sentId(key);
    if (id !== null && queryClient.isMutating({ mutationKey: [key] }) === 0) lookUp(id);
  }, [queryClient, key, lookUp]);

  useEffect(() => {
    if (!isSettled) return;
    if (isChanged) keep(key, JSON.stringify({ ...form, seen: lastStored }));
    else forgetDraft(key);
  }, [key, form, lastStored, isChanged, isSettled]);

  return {
    form,
    change: useCallback((action: Action) => replace((now) => change(now, action)), [replace, change]),
    /** Whether the form differs from `stored`. */
    isChanged,
    isSaving,
    /** Whether the draft is from an earlier visit. */
    isDraftRestored: isSettled && isChanged && restoredDraft !== null && isSame(form, restoredDraft),
    startOver: () => replace(stored),
    /** Restores a form that was started over. Also stores its draft, because the form may be closed by now. */
    undoStartOver: (former: Form): void => {
      keep(key, JSON.stringify({ ...former, seen: lastStored }));
      replace(former);
    },
  };
}

const FORM_KEPT = 'We’ve kept everything you filled in.';
const NO_ANSWER = `No answer came. ${FORM_KEPT} Please try again.`;

/** The line below the message that a form was not saved. */
export const formKept = (error: unknown): string =>
  isAppError(error) && error.code === 'timed_out' ? NO_ANSWER : FORM_KEPT;

interface SaveOptions<Form, Item> {
  /** The id of the stored item, which is refetched on failure, because another device may have changed it. */
  id?: string | undefined;
  store: (form: Form) => Promise<Item>;
  /** Query keys under which the item is cached. */
  keys: ItemKeys;
  draftKey: string;
  saved: string;
  failed: string;
  onSaved: (item: Item) => void;
}

/** Stores a form and forgets its draft. On failure the draft is kept, and the message says so. */
export function useSaving<Form, Item extends { id: string }>(steps: SaveOptions<Form, Item>) {
  const queryClient = useQueryClient();
  const remember = useRememberItem(steps.keys);
  const notifyFailure = useFailureNotice();
  const isSaving = useIsSaving(steps.draftKey);
  const { mutate } = useMutation({
    mutationKey: [steps.draftKey],
    mutationFn: (form: Form) => withDeadline(steps.failed, steps.store(form)),
    onSuccess(item) {
      forgetDraft(steps.draftKey);
      remember(item);
      notify.success(steps.saved);
      steps.onSaved(item);
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    },
    onError(error) {
      notifyFailure(error, steps.failed, { detail: formKept(error) });
      if (steps.id) void queryClient.invalidateQueries({ queryKey: steps.keys.one(steps.id) });
    },
  });
  return { isSaving, save: (form: Form) => mutate(form) };
}
