import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` for a body sent at `timestamp` (seconds), in the vendor's scheme v1. */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
