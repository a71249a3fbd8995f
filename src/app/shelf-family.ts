import { STORIES_PATH } from '../config/paths.ts';
import { rememberedShelfKey } from '../config/storage-keys.ts';
import { childModeChild } from '../shared/family/child-mode.ts';
import { presentFamily } from '../services/account/present-family.ts';
import { device, readStored } from '../shared/drafts/stored-draft.ts';

/** The only family that is signed in on this device; null if none, or while a child reads alone on it. */
export function waitingFamily(): string | null {
  const uid = presentFamily();
  return uid !== null && childModeChild(uid) === null ? uid : null;
}

/** The family whose remembered shelf may be shown before its session is confirmed (docs/decisions/0190), or null. */
export function shelfFamily({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== STORIES_PATH || search !== '') return null;
  const uid = waitingFamily();
  return uid !== null && readStored(rememberedShelfKey(uid), device) !== null ? uid : null;
}
