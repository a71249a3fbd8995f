import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { mergeEdits } from '../../services/core/only-changed.ts';
import { forgetDraft } from '../../shared/drafts/sent-id.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useRememberItem, type ItemKeys } from '../../shared/query/use-remember-item.ts';
import { notify } from '../../ui/notify.ts';

interface FormRules<Form, Action> {
  key: string;
  /** Parses a stored draft; null if there is none, or it is invalid. */
  parse: (kept: string | null) => Form | null;
  /** The stored item, or the empty form. */
  stored: Form;
  /** The initial form without a draft; `stored` by default. */
  begin?: () => Form;
  change: (form: Form, action: Action) => Form;
  isSame?: (one: Form, other: Form) => boolean;
}

export type FormDraft<Form extends object, Action> = ReturnType<typeof useFormDraft<Form, Action>>;

export const isSameForm = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form with a draft that survives navigation and reloads. Fields that were not edited follow what is stored meanwhile, as
 * by another device: saving the form would take it back.
 */
export function useFormDraft<Form extends object, Action>(rules: FormRules<Form, Action>) {
  const { key, parse, stored, begin = () => stored, change, isSame = isSameForm } = rules;
  const queryClient = useQueryClient();
  // What is still being saved is no draft: saved again, it would be a second item. If that fails, it is one again.
  const [wasSaving] = useState(() => queryClient.isMutating({ mutationKey: [key] }) > 0);
  const [kept] = useState(() => (wasSaving ? null : parse(readStored(key))));
  const [form, replace] = useState(() => kept ?? begin());
  const [seen, setSeen] = useState(stored);
  if (!isSameForm(seen, stored)) {
    setSeen(stored);
    replace(mergeEdits(form, seen, stored));
  }
  const isChanged = !isSame(form, stored);

  useEffect(() => {
    if (isChanged) keep(key, JSON.stringify(form));
    else if (!wasSaving) forgetDraft(key);
  }, [key, form, isChanged, wasSaving]);

  return {
    form,
    change: useCallback((action: Action) => replace((now) => change(now, action)), [replace, change]),
    /** Whether the form differs from `stored`. */
    isChanged,
    /** Whether the draft is from an earlier visit. */
    isDraftRestored: kept !== null && isSame(form, kept),
    startOver: () => replace(stored),
    replace,
  };
}

export const FORM_KEPT = 'We’ve kept everything you filled in.';

interface SaveOptions<Form, Item> {
  store: (form: Form) => Promise<Item>;
  /** Where the item is cached. */
  keys: ItemKeys;
  draftKey: string;
  saved: string;
  failed: string;
  onSaved: (item: Item) => void;
}

/** Stores a form and forgets its draft. On failure the draft is kept, and the sentence says so. */
export function useSaving<Form, Item extends { id: string }>(steps: SaveOptions<Form, Item>) {
  const queryClient = useQueryClient();
  const remember = useRememberItem(steps.keys);
  const notifyFailure = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationKey: [steps.draftKey],
    mutationFn: steps.store,
    onSuccess(item) {
      forgetDraft(steps.draftKey);
      remember(item);
      notify.success(steps.saved);
      steps.onSaved(item);
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    },
    onError: (error) => notifyFailure(error, steps.failed, { detail: FORM_KEPT }),
  });
  return { isSaving: isPending, save: (form: Form) => mutate(form) };
}
