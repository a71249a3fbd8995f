import { createSafeStore } from '../services/core/safe-store.ts';

/** localStorage, for all services of this page. */
export const deviceStore = createSafeStore(() => localStorage);
