import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { failureWords } from '../failure-words.ts';
import { useAdmin } from '../use-admin.ts';
import { useKeptText } from '../use-kept-text.ts';
import { changedFields, readDraft, takeOver, toDraft, type SettingsDraft } from './settings-fields.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

export type ReadSettings = AdminResponse<'readSettings'>;

const SAVED = 'Saved. It holds within half a minute.';

interface SettingsForm {
  draft: SettingsDraft;
  /** As they were when they were last read. */
  seen: SettingsDraft;
  note: string;
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Why the last try came to nothing. */
  problem: string | null;
  /** Paths of what somebody else has changed meanwhile. */
  news: readonly string[];
  isChanged: boolean;
  type: (path: string, text: string) => void;
  typeNote: (text: string) => void;
  save: () => Promise<void>;
}

/** What an administrator types over the settings. Whoever else saves meanwhile takes nothing of it away. */
export function useSettingsForm(start: ReadSettings): SettingsForm {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(start);
  const seen = toDraft(base.settings);
  const { draft, newsAtFirst, setDraft } = useSettingsDraft(seen);
  const [note, setNote] = useKeptText('settings.why');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState(newsAtFirst);
  const [isBusy, setBusy] = useState(false);

  function begin(saved: Pick<ReadSettings, 'settings' | 'revision'>): void {
    const known = { ...base, ...saved };
    queryClient.setQueryData(adminKeys.settings, known);
    setBase(known);
  }

  /** Somebody else was first: theirs is shown, and what was typed here waits on top of it. */
  async function lookAgain(): Promise<void> {
    const now = await service.readSettings({});
    const fresh = toDraft(now.settings);
    setNews(changedFields(fresh, seen));
    setDraft(takeOver(draft, seen, fresh), fresh);
    begin(now);
  }

  async function send(): Promise<void> {
    const { settings, errors: wrong } = readDraft(draft);
    setErrors(wrong ?? {});
    if (!settings) return;
    try {
      const saved = await service.changeSettings({ ...settings, revision: base.revision, note: note.trim() });
      begin(saved);
      const now = toDraft(saved.settings);
      setDraft(now, now);
      setNote('');
      setNews([]);
      notify.success(SAVED);
      void queryClient.invalidateQueries({ queryKey: adminKeys.log(null) });
    } catch (error) {
      setProblem(failureWords(error));
      if (isAppError(error) && error.code === 'in_progress') await lookAgain();
    }
  }

  async function save(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await send();
    } catch (error) {
      setProblem(failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    seen,
    note,
    errors,
    isBusy,
    problem,
    news,
    isChanged: changedFields(draft, seen).length > 0,
    type: (path, text) => setDraft({ ...draft, [path]: text }, seen),
    typeNote: setNote,
    save,
  };
}
