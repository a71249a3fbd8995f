import { isRecord, readChoice, readNumber } from '@talelantern/domain/stored/read-fields';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';

const ACTS = ['like', 'comment', 'read'] as const;

/** What a visitor was about to do when they were led to sign in. */
export interface SignInWish {
  act: (typeof ACTS)[number];
  /** Where on the screen that stood which they pressed, in px from its top. */
  top: number;
}

/** Marks the address that signing in leads back to: whoever comes by another way has not come for the wish. */
export const AFTER_SIGN_IN = '#signed-in';

/** Keeps what is wished of the page at `path` while somebody signs in, also by way of Google or Apple. */
export const keepWish = (path: string, wish: SignInWish): void =>
  keep(STORAGE_KEYS.signInWish, JSON.stringify({ path, ...wish }));

/** Cancelled, done, or for another page: it is never carried out later. */
export const forgetWish = (): void => keep(STORAGE_KEYS.signInWish, null);

/** What is wished of the page at `path`; null where nothing is. */
export function readWish(path: string): SignInWish | null {
  const kept = parse(readKept(STORAGE_KEYS.signInWish));
  const act = isRecord(kept) && kept['path'] === path ? readChoice(kept['act'], ACTS, null) : null;
  return isRecord(kept) && act ? { act, top: readNumber(kept['top']) } : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
