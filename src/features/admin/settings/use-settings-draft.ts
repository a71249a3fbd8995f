import { useState } from 'react';
import * as z from 'zod/mini';
import { useKeptText } from '../use-kept-text.ts';
import { changedFields, takeOver, type SettingsDraft } from './settings-fields.ts';

const texts = z.record(z.string(), z.string());
/** What was typed, and what stood in the settings then. */
const keptSchema = z.object({ draft: texts, seen: texts });

interface KeptSettingsDraft {
  draft: SettingsDraft;
  /** Paths of what somebody else has changed since it was typed in an earlier visit of this tab. */
  newsAtFirst: readonly string[];
  /** `over`: the settings that it is typed over. */
  setDraft: (draft: SettingsDraft, over: SettingsDraft) => void;
}

/** What is typed over the settings `seen` at first; changes survive a reload. */
export function useSettingsDraft(seen: SettingsDraft): KeptSettingsDraft {
  const [kept, setKept] = useKeptText('settings');
  const [earlier] = useState(() => readKeptDraft(kept));
  const [draft, setDraft] = useState(() => (earlier ? takeOver(earlier.draft, earlier.seen, seen) : seen));
  const [newsAtFirst] = useState(() => (earlier ? changedFields(seen, earlier.seen) : []));
  return {
    draft,
    newsAtFirst,
    setDraft: (next, over) => {
      setDraft(next);
      setKept(changedFields(next, over).length === 0 ? '' : JSON.stringify({ draft: next, seen: over }));
    },
  };
}

function readKeptDraft(kept: string): z.infer<typeof keptSchema> | null {
  if (kept === '') return null;
  try {
    return keptSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
