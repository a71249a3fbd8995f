import type { Request, Response } from 'firebase-functions/https';

const PREFLIGHT_SECONDS = '3600';

/** Lets the app's own origins read the answer; any other origin gets no header at all and its browser refuses. */
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
