import type { Log } from './log.ts';

export type ModelKind = 'text' | 'picture' | 'speech' | 'moderation';

/** As in '… on requests per day (RPD): Limit 1000, Used 1000'. */
const DAILY_LIMIT = /\bper day\b/i;
/** With this number of rate limits of one process within an hour the operator is alerted; single ones are normal. */
const ALERT_COUNT = 10;
const HOUR_MS = 3_600_000;

/** The times of the last rate limits of this process, at most ALERT_COUNT. */
let latest: readonly number[] = [];

/**
 * Logs a rate limit of the vendor, which is not one of ours (`rate_limited`). It is an alert for the limit of a day, which
 * waiting does not help, and when there are many. The message is not logged, because it mentions the organization.
 */
export function reportRateLimit(error: unknown, kind: ModelKind, log: Log): void {
  const now = Date.now();
  latest = [...latest, now].slice(-ALERT_COUNT);
  const isOfDay = error instanceof Error && DAILY_LIMIT.test(error.message);
  const areMany = latest.length === ALERT_COUNT && now - (latest[0] ?? 0) < HOUR_MS;
  const details = { reason: `${kind}, ${isOfDay ? 'limit of a day' : 'short limit'}` };
  if (isOfDay || areMany) log('alert', 'provider_rate_limited', details);
  else log('warning', 'provider_rate_limited', details);
}
