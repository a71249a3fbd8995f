import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Request, Response } from 'firebase-functions/https';

/**
 * The URL to return to from the vendor's page: the caller's origin if it is allowed, otherwise the app's first origin.
 * Prevents open redirects.
 * @throws AppError `busy` without ALLOWED_ORIGINS.
 */
export function ownOrigin(request: Pick<Request, 'get'>, allowed: readonly string[]): string {
  const requestOrigin = request.get('origin');
  const allowedOrigin = allowed.find((origin) => origin === requestOrigin) ?? allowed[0];
  if (allowedOrigin === undefined) throw new AppError('busy', BUSY, { cause: new Error('ALLOWED_ORIGINS is not set') });
  return allowedOrigin;
}

const PREFLIGHT_SECONDS = '3600';

/** Allows the app's own origins. Other origins get no header, so browsers block the response. */
export function allowOrigin(request: Request, response: Response, allowed: readonly string[]): void {
  response.setHeader('Vary', 'Origin');
  const origin = request.get('origin');
  if (origin === undefined || !allowed.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept, X-Firebase-AppCheck');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
}
