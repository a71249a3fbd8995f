import { STARTED } from '../config/started.ts';
import { START_CLICKED } from '../config/storage-keys.ts';
import { readStored } from '../shared/drafts/stored-draft.ts';
import { isStarting } from './visit-flags.ts';

export const hasClickedStart = (): boolean => readStored(START_CLICKED) !== null;

/** The stored plan whose start button the visitor has pressed, not validated; null for none. */
export function startedPlan(): string | null {
  const stored = isStarting() ? readStored(START_CLICKED) : null;
  return stored === STARTED ? null : stored;
}
