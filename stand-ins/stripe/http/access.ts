import type { IncomingHttpHeaders } from 'node:http';
import { API_VERSION } from '../webhooks/event-log.ts';
import { ApiError } from './api-error.ts';

/** Matches a test-mode key: standard or restricted. */
const TEST_KEY = /^(?:sk|rk)_test_\w+$/u;

/** Accepts every test key except those that start with `sk_test_invalid`. @throws ApiError 401 or 400 */
export function assertAccess(headers: IncomingHttpHeaders): void {
  const key = /^(?:Bearer|Basic)\s+(\S+)$/u.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) {
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!TEST_KEY.test(key) || key.startsWith('sk_test_invalid')) {
    throw new ApiError(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    throw new ApiError(400, `Invalid Stripe API version: ${String(version)}`, { param: 'Stripe-Version' });
  }
}
