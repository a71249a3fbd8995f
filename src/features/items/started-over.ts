import { notify } from '../../ui/notify.ts';

/** As long as a deletion can be undone. */
const UNDO_MS = 10_000;

/** Says that a form has lost what was filled in, and brings it back on request. */
export function tellStartedOver(isStored: boolean, undo: () => void): void {
  notify.note(isStored ? 'Your changes are taken back' : 'The sheet is blank again', {
    action: { label: 'Undo', onPress: undo },
    durationMs: UNDO_MS,
  });
}
