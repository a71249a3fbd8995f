import { AppError } from '@talelantern/domain/errors/app-error';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { DAY_MS } from '@talelantern/domain/time/day';
import type { MessageRepository } from '../ports/account-repositories.ts';
import type { ServerClock } from '../ports/server-clock.ts';

type Stamps = Awaited<ReturnType<MessageRepository['findStamps']>>;

interface Denied {
  kind: keyof typeof RATE_STAMPS;
  stamps: Stamps;
  clock: ServerClock;
  tooSoon: string;
  tooMany: string;
}

/** The rate limit that a denied document has reached, or null: the rules deny without saying why. */
export async function limitReached({ kind, stamps, clock, tooSoon, tooMany }: Denied): Promise<AppError | null> {
  const { seconds, perDay } = RATE_STAMPS[kind];
  const { last, since, count } = stamps;
  const dayEnd = count < perDay ? 0 : (since ?? 0) + DAY_MS;
  const pauseEnd = (last ?? 0) + seconds * 1000;
  const now = await clock.now();
  const retryAfterSeconds = Math.ceil((Math.max(dayEnd, pauseEnd) - now) / 1000);
  const sentence = dayEnd > now ? tooMany : tooSoon;
  return retryAfterSeconds > 0 ? new AppError('rate_limited', sentence, { retryAfterSeconds }) : null;
}
