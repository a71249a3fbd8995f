import type { StartLimits } from '../../../functions/src/operations/generation/starts.ts';

/** More than any test begins. */
const MANY = 1000;

export const MANY_STARTS: StartLimits = {
  startsPerMinute: MANY,
  startsPerDay: { free: MANY, pro: MANY, unlimited: MANY },
  refusalsPerHour: MANY,
};
