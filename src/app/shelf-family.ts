import { PATHS } from '../config/paths.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { heldChild } from '../features/child-mode/held-child.ts';
import { presentFamily } from '../services/account/present-family.ts';
import { isStoredLocally } from './visit-flags.ts';

/**
 * The uid of the family whose remembered shelf may be shown at an address before its session is confirmed: the one
 * family that is signed in on this device, unless a child reads in this tab (docs/decisions/0190). Null if none.
 */
export function shelfFamily({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== PATHS.stories || search !== '') return null;
  const uid = presentFamily();
  return uid !== null && heldChild(uid) === null && isStoredLocally(STORAGE_KEYS.rememberedShelf(uid)) ? uid : null;
}
