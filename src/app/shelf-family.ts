import { STORIES_PATH } from '../config/paths.ts';
import { rememberedShelfKey } from '../config/storage-keys.ts';
import { childModeChild } from '../shared/family/child-mode.ts';
import { presentFamily } from '../services/account/present-family.ts';
import { device, readStored } from '../shared/drafts/stored-draft.ts';

/**
 * The uid of the only family that is signed in on this device; null if there is none, or while a child reads alone on
 * it.
 */
export function waitingFamily(): string | null {
  const uid = presentFamily();
  return uid !== null && childModeChild(uid) === null ? uid : null;
}

/**
 * The uid of the family whose remembered shelf may be shown at a URL before its session is confirmed (docs/decisions/0190). Null
 * if none.
 */
export function shelfFamily({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== STORIES_PATH || search !== '') return null;
  const uid = waitingFamily();
  return uid !== null && readStored(rememberedShelfKey(uid), device) !== null ? uid : null;
}
