import { familyKey } from './storage-keys.ts';

/** The value of START_CLICKED for a start without a paid plan. Separate, because shared pages do not need it. */
export const STARTED = 'yes';

/** localStorage: the plan whose checkout waits for a verified email address. */
export const chosenPlanKey = (uid: string) => familyKey(uid, 'chosen-plan');
