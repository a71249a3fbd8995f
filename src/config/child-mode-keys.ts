/* Apart from storage-keys.ts, so that a shared page does not load them. */
import { familyKey } from './storage-keys.ts';

const CHILD_MODE = 'child-mode';
/** localStorage: the child whose books this device shows in child mode. */
export const childModeKey = (uid: string) => familyKey(uid, CHILD_MODE);
export const isChildModeKey = (key: string) => key.endsWith(`.${CHILD_MODE}`);
/** sessionStorage: child mode has been exited in this tab. */
export const childModeExitedKey = (uid: string) => familyKey(uid, 'books-left');
