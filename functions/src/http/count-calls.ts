import { RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Request, Response } from 'firebase-functions/https';

const MINUTE_S = 60;

interface CallLimit {
  /** What one address may ask of this process within a minute, whoever is signed in there. */
  callsPerMinute: number;
  /** How many proxies of ours stand before this process; each adds the address that it was called from. */
  trustedProxies: number;
}

/** Counts a request. @throws AppError `rate_limited` with the seconds to wait. */
export type CallCounter = (request: Request, response: Response) => Promise<void>;

/**
 * Slows a script down before anything is looked up for it. The counts live in this process for a minute and are written
 * nowhere: beside the caps on instances that is enough, and no family's address is kept. They are express-rate-limit's,
 * which also knows that a whole IPv6 network is one customer.
 */
export function createCallCounter({ callsPerMinute, trustedProxies }: CallLimit): CallCounter {
  const limit = rateLimit({
    windowMs: MINUTE_S * 1000,
    limit: callsPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    // It warns of a limiter that is made while a request is answered; ours is made by the first of all.
    validate: { creationStack: false },
    keyGenerator: (request) => ipKeyGenerator(callerAddress(request, trustedProxies)),
    handler: (_request, _response, next) =>
      next(new AppError('rate_limited', RATE_LIMITED, { retryAfterSeconds: MINUTE_S })),
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      limit(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error)));
    });
}

/**
 * Google's front end appends the caller's address to whatever `X-Forwarded-For` the caller sent, so that only the last
 * entries, one for each proxy of ours, can be believed
 * (https://docs.cloud.google.com/load-balancing/docs/https#x-forwarded-for_header).
 */
function callerAddress(request: Pick<Request, 'get' | 'socket'>, trustedProxies: number): string {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-trustedProxies)?.trim() || (request.socket.remoteAddress ?? '');
}
