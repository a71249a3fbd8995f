import { WAS_SIGNED_IN } from '../../config/storage-keys.ts';
import { device, readStored } from '../drafts/stored-draft.ts';

/** Whether a user was signed in on this device: a hint, used before the session is known. */
export const wasSignedIn = (): boolean => readStored(WAS_SIGNED_IN, device) !== null;
