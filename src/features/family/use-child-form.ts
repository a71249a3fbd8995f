import { isAppError } from '@talelantern/domain/errors/app-error';
import {
  childProblem,
  EMPTY_CHILD,
  readChildForm,
  toChildFields,
  type ChildForm,
  type ChildProblem,
} from '@talelantern/domain/family/child-form';
import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { SAVE_CHILD_FAILED, UPDATE_CHILD_FAILED } from '../../services/child-service.ts';
import { keep, readKept } from '../kept-draft.ts';
import { childrenQuery } from '../use-children.ts';
import { useServices } from '../use-services.ts';

export interface ChildFormState {
  form: ChildForm;
  set: (fields: Partial<ChildForm>) => void;
  /** The first thing that is missing. */
  problem: ChildProblem | null;
  /** The same, once saving was tried. */
  shownProblem: ChildProblem | null;
  isSaving: boolean;
  /** Why it could not be saved. */
  failure: string | null;
  save: () => void;
  /** Forgets what was changed and not saved. */
  forget: () => void;
}

function parse(text: string | null): ChildForm | null {
  try {
    return text === null ? null : readChildForm(JSON.parse(text));
  } catch {
    return null;
  }
}

const formOf = ({ nickname, ageRange, readingLevel, likes, avoid }: ChildProfile): ChildForm => ({
  nickname,
  ageRange,
  readingLevel,
  likes,
  avoid,
});

/** A child as it is described or changed. What is not saved survives reloads and going elsewhere, per family. */
export function useChildForm(child: ChildProfile | null, onSaved: (child: ChildProfile) => void): ChildFormState {
  const { uid, children } = useServices();
  const queryClient = useQueryClient();
  const key = STORAGE_KEYS.childDraft(uid, child?.id ?? null);
  const stored = child ? formOf(child) : EMPTY_CHILD;
  const [form, setForm] = useState<ChildForm>(() => parse(readKept(key)) ?? stored);
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
      const saved = child ? await children.update(child, fields) : await children.create(fields);
      keep(key, null);
      queryClient.setQueryData(childrenQuery(children).queryKey, (known = []) => [
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
    set: (fields) => setForm((before) => ({ ...before, ...fields })),
    problem,
    shownProblem: wasTried ? problem : null,
    isSaving,
    failure,
    save: () => void store(),
    forget: () => keep(key, null),
  };
}
