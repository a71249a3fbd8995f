import type { StartLimits } from '../../../functions/src/config.ts';

/** A limit higher than any test reaches. */
const MANY = 1000;

export const UNLIMITED_STARTS: StartLimits = {
  startsPerMinute: MANY,
  startsPerDay: { free: MANY, pro: MANY, unlimited: MANY },
  refusalsPerHour: MANY,
};
