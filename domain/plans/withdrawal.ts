import { DAY_MS } from '../time/day.ts';

/** Days in which a consumer of the EU or the United Kingdom may withdraw from a contract (docs/decisions/0230). */
export const WITHDRAWAL_DAYS = 14;

/**
 * The day of purchase does not count, and a last day on a holiday or weekend moves to the next working day: by four days
 * at Easter, from Good Friday to Tuesday.
 */
const EXTRA_DAYS = 5;

/** Whether the app offers to withdraw. A later withdrawal can be sent as a message, and a person decides. */
export const mayWithdraw = (subscribedAt: number | null, now: number): subscribedAt is number =>
  subscribedAt !== null && now < subscribedAt + (WITHDRAWAL_DAYS + EXTRA_DAYS) * DAY_MS;
