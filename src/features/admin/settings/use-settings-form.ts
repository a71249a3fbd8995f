import { parseJson } from '@talelantern/domain/stored/read-fields';
import type { AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mergeEdits } from '../../../services/core/only-changed.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { failureCopy } from '../problem.tsx';
import { useAdmin } from '../use-admin.ts';
import { useRecentSignIn } from '../use-recent-sign-in.tsx';
import { useTextDraft } from '../use-text-draft.ts';
import { changedFields, readDraft, type SettingsDraft, toDraft } from './settings-fields.ts';

export type ReadSettings = AdminResponse<'readSettings'>;

const SAVED = 'Saved. It takes effect within 30 seconds.';

export function useSettingsForm(start: ReadSettings) {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(start);
  const baseDraft = toDraft(base.settings);
  const { draft, initialNews, setDraft } = useSettingsDraft(baseDraft);
  const [note, setNote] = useTextDraft('settings.why');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { withRecentSignIn, identityDialog } = useRecentSignIn('Before this is saved, please confirm it’s you.');
  /** Paths changed by another administrator in the meantime. */
  const [news, setNews] = useState(initialNews);

  function begin(saved: Pick<ReadSettings, 'settings' | 'revision'>): void {
    const latest = { ...base, ...saved };
    queryClient.setQueryData(adminKeys.settings, latest);
    setBase(latest);
  }

  async function refetch(): Promise<void> {
    const now = await service.readSettings({});
    const fresh = toDraft(now.settings);
    setNews(changedFields(fresh, baseDraft));
    setDraft(mergeEdits(draft, baseDraft, fresh), fresh);
    begin(now);
  }

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (settings: ReadSettings['settings']) =>
      withRecentSignIn(() => service.changeSettings({ ...settings, revision: base.revision, note: note.trim() })),
    onSuccess(saved) {
      begin(saved);
      const now = toDraft(saved.settings);
      setDraft(now, now);
      setNote('');
      setNews([]);
      notify.success(SAVED);
      void queryClient.invalidateQueries({ queryKey: adminKeys.log(null) });
    },
    async onError(failure) {
      if (!isAppError(failure)) return;
      if (failure.field && Object.hasOwn(draft, failure.field)) setErrors({ [failure.field]: failure.message });
      if (failure.code === 'in_progress') await refetch().catch(() => undefined);
    },
  });

  async function save(): Promise<void> {
    const { settings, errors: wrong } = readDraft(draft);
    setErrors(wrong ?? {});
    // The failure is shown through `problem`.
    if (settings) await mutateAsync(settings).catch(() => undefined);
  }

  return {
    draft,
    baseDraft,
    note,
    errors,
    isBusy: isPending,
    // Null if a field has an error, because its message is shown beside the field.
    problem: error && Object.keys(errors).length === 0 ? failureCopy(error) : null,
    news,
    isChanged: changedFields(draft, baseDraft).length > 0,
    type: (path: string, text: string) => setDraft({ ...draft, [path]: text }, baseDraft),
    typeNote: setNote,
    save,
    identityDialog,
  };
}

const stringRecord = z.record(z.string(), z.string());
const storedDraftSchema = z.object({ draft: stringRecord, seen: stringRecord });

function useSettingsDraft(seen: SettingsDraft) {
  const [storedDraft, setStoredDraft] = useTextDraft('settings');
  const [earlier] = useState(() => storedDraftSchema.safeParse(parseJson(storedDraft)).data);
  const [draft, setDraft] = useState(() => (earlier ? mergeEdits(earlier.draft, earlier.seen, seen) : seen));
  /** Paths changed by another administrator since the draft of an earlier visit. */
  const [initialNews] = useState(() => (earlier ? changedFields(seen, earlier.seen) : []));
  return {
    draft,
    initialNews,
    setDraft: (next: SettingsDraft, over: SettingsDraft) => {
      setDraft(next);
      setStoredDraft(changedFields(next, over).length === 0 ? '' : JSON.stringify({ draft: next, seen: over }));
    },
  };
}
