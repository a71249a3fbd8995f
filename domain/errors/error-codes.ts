/** All error codes (docs/architecture.md#errors). */
export const ERROR_CODES = [
  'unauthenticated',
  'provider_key',
  'forbidden',
  'plan_limit',
  'quota_exceeded',
  'verify_email',
  'not_found',
  'in_progress',
  'invalid',
  'refused',
  'too_large',
  'rate_limited',
  'internal',
  'busy',
  'timed_out',
] as const;
