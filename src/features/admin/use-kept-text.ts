import { useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useAdmin } from './use-admin.ts';

/**
 * What this administrator types beside `about`, for example 'message.m1': it survives a reload, and is forgotten once it
 * is ''. `about` stays the same as long as its component.
 */
export function useKeptText(about: string): [text: string, setText: (text: string) => void] {
  const key = STORAGE_KEYS.adminDraft(useAdmin().admin.userId, about);
  const [text, setText] = useState(() => readKept(key) ?? '');

  // Kept as it is typed: whoever sets it last before leaving is heard, too.
  function change(typed: string): void {
    keep(key, typed === '' ? null : typed);
    setText(typed);
  }
  return [text, change];
}
