import { RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Log } from '../core/log.ts';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Request, Response } from 'firebase-functions/https';
import type { Config } from '../config.ts';

const MINUTE_S = 60;

/**
 * Rate limit per IP address, before anything is read. Counts are in memory for a minute: with the cap on instances that
 * is enough, and no IP address is stored. express-rate-limit also treats an IPv6 network as one client.
 */
export function createCallCounter(
  { callsPerMinute, trustedProxies }: Omit<Config['calls'], 'reportsPerMinute'>,
  log: Log,
) {
  let isFirst = true;
  const limit = rateLimit({
    windowMs: MINUTE_S * 1000,
    limit: callsPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    // The limiter is created lazily, by the first request. The check would log a warning, so it is off.
    validate: { creationStack: false },
    keyGenerator: (request) => ipKeyGenerator(callerIp(request, trustedProxies)),
    handler: (_request, _response, next) =>
      next(new AppError('rate_limited', RATE_LIMITED, { retryAfterSeconds: MINUTE_S })),
  });
  /** @throws AppError `rate_limited` with the seconds to wait. */
  return (request: Request, response: Response): Promise<void> =>
    new Promise((resolve, reject) => {
      // Shows whether TRUSTED_PROXIES fits the deployment: if it is too low, all callers share a limit.
      if (isFirst) log('info', 'proxies', { received: forwardedTo(request).length, trusted: trustedProxies });
      isFirst = false;
      limit(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error)));
    });
}

/**
 * Google's front end appends the caller's IP address to any `X-Forwarded-For` that the caller sent, so only the last
 * entries, one per trusted proxy, are reliable
 * (https://docs.cloud.google.com/load-balancing/docs/https#x-forwarded-for_header).
 */
function callerIp(request: Pick<Request, 'get' | 'socket'>, trustedProxies: number): string {
  return forwardedTo(request).at(-trustedProxies)?.trim() || (request.socket.remoteAddress ?? '');
}

const forwardedTo = (request: Pick<Request, 'get'>): string[] => request.get('x-forwarded-for')?.split(',') ?? [];
