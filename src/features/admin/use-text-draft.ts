import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useAdmin } from './use-admin.ts';

/** A draft text stored under `about`, which must not change; it survives a reload and is removed when ''. */
export function useTextDraft(about: string): [text: string, setText: (text: string) => void] {
  const key = PAGE_STORAGE_KEYS.adminDraft(useAdmin().admin.userId, about);
  const [text, setText] = useState(() => readStored(key) ?? '');

  // Stored on every change, so that nothing is lost on leaving.
  function change(typed: string): void {
    keep(key, typed === '' ? null : typed);
    setText(typed);
  }
  return [text, change];
}
