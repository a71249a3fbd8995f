import { isAppError } from '@talelantern/domain/errors/app-error';
import {
  childProblem,
  EMPTY_CHILD,
  readChildForm,
  toChildFields,
  type ChildForm,
} from '@talelantern/domain/audience/child-form';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { SAVE_CHILD_FAILED, UPDATE_CHILD_FAILED } from '../../services/children/child-service.ts';
import { parseStoredJson } from '../../shared/drafts/parse-stored-json.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { childrenQuery } from '../../shared/family/use-children.ts';
import { useServices } from '../../shared/services/use-services.ts';

const formOf = ({ nickname, ageRange, readingLevel, likes, avoid, face }: ChildProfile): ChildForm => ({
  nickname,
  ageRange,
  readingLevel,
  likes,
  avoid,
  face,
});

/** A child's form; the draft survives reloads and navigation, per family. */
export function useChildForm(child: ChildProfile | null, onSaved: (child: ChildProfile) => void) {
  const { uid, deferred } = useServices();
  const queryClient = useQueryClient();
  const key = STORAGE_KEYS.childDraft(uid, child?.id ?? null);
  const stored = child ? formOf(child) : EMPTY_CHILD;
  const [form, setForm] = useState<ChildForm>(() => readChildForm(parseStoredJson(readStored(key))) ?? stored);
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = childProblem(form);
  const text = JSON.stringify(form);
  const isChanged = text !== JSON.stringify(stored);
  useEffect(() => keep(key, isChanged ? text : null), [key, isChanged, text]);

  async function store(): Promise<void> {
    setTried(true);
    const fields = toChildFields(form);
    if (!fields) return;
    setSaving(true);
    setFailure(null);
    try {
      const { children } = await deferred();
      const saved = child ? await children.update(child, fields) : await children.create(fields);
      keep(key, null);
      queryClient.setQueryData(childrenQuery(deferred).queryKey, (known = []) => [
        ...known.map((one) => (one.id === saved.id ? saved : one)),
        ...(known.some(({ id }) => id === saved.id) ? [] : [saved]),
      ]);
      onSaved(saved);
    } catch (error) {
      setFailure(isAppError(error) ? error.message : child ? UPDATE_CHILD_FAILED : SAVE_CHILD_FAILED);
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    set: (fields: Partial<ChildForm>) => setForm((before) => ({ ...before, ...fields })),
    problem,
    shownProblem: wasTried ? problem : null,
    isSaving,
    failure,
    save: () => void store(),
    forget: () => keep(key, null),
  };
}
