import { isRecord, readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

/**
 * Where somebody was when they were sent to sign in, for the way to Google or Apple and back; null where another family
 * was sent away from there, which may not be the one that comes.
 */
export function readReturnTo(state: unknown): string | null {
  if (!isRecord(state) || readTextOrNull(state['of']) !== null) return null;
  return readTextOrNull(state['from']);
}

/** The address that was typed on the page one comes from: nothing is typed twice. */
export const readTypedEmail = (state: unknown): string => (isRecord(state) ? readText(state['email']) : '');

/** The state for the next page, with what was typed here. */
export const withTypedEmail = (state: unknown, email: string): object => ({ ...(isRecord(state) && state), email });

/** Whether somebody was sent to sign in from a page that another family has shared. */
export const isSharedAddress = (from: string): boolean =>
  [PATHS.sharedStory, PATHS.sharedCharacter].some((path) => matchPath(path, from) !== null);
