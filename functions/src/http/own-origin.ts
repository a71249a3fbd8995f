import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Request } from 'firebase-functions/https';

/**
 * Where somebody who leaves for the vendor's page comes back to: the one of our own origins from which the app called,
 * else the first of them. Nothing that a request says leads anywhere else.
 * @throws AppError `busy` where no origin is set: somebody has to set ALLOWED_ORIGINS.
 */
export function ownOrigin(request: Pick<Request, 'get'>, allowed: readonly string[]): string {
  const called = request.get('origin');
  const own = allowed.find((origin) => origin === called) ?? allowed[0];
  if (own === undefined) throw new AppError('busy', BUSY, { cause: new Error('ALLOWED_ORIGINS is not set') });
  return own;
}
