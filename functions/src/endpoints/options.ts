import type { HttpsOptions } from 'firebase-functions/https';
import { PAYMENT_SECRETS, SECRETS } from '../config.ts';

export const REGION = 'us-central1';

// Concurrency and instances are the cap on what a bad day can cost; CORS is ours (http/cors.ts).
export const OPTIONS: HttpsOptions = {
  region: REGION,
  timeoutSeconds: 300,
  secrets: SECRETS,
  invoker: 'public',
  cors: false,
};

/** For what speaks to the vendor of the plans too. */
export const ALL_SECRETS = [...SECRETS, ...PAYMENT_SECRETS];
