/** A day without leap seconds, as every clock here counts. */
export const DAY_MS = 86_400_000;
