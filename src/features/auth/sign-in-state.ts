import { isRecord, readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

/** The URL to return to; null if another family's session ended there. */
export function readReturnTo(state: unknown): string | null {
  if (!isRecord(state) || readTextOrNull(state['of']) !== null) return null;
  return readTextOrNull(state['from']);
}

export const readTypedEmail = (state: unknown): string => (isRecord(state) ? readText(state['email']) : '');

export const withTypedEmail = (state: unknown, email: string): object => ({ ...(isRecord(state) && state), email });

export const isSharedPath = (from: string): boolean =>
  [PATHS.sharedStory, PATHS.sharedCharacter].some((path) => matchPath(path, from) !== null);
