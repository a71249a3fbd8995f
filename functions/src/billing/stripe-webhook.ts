import { INVALID_BODY, METHOD_NOT_ALLOWED } from '@talelantern/domain/contracts/contract';
import { AppError, ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import type { Request, Response } from 'firebase-functions/https';
import { handlePaymentEvent, type EventOutcome, type PaymentEventDeps } from './operations/handle-payment-event.ts';
import { readBytes } from '../http/read-body.ts';
import { describeCauseOf, toAppError } from '../core/to-app-error.ts';

/** Ignored, but worth investigating if frequent. */
const UNEXPECTED_OUTCOMES: readonly EventOutcome[] = ['other_mode', 'unknown_customer', 'gone'];

/** Handles a webhook event. The vendor retries for three days until it gets a 200. */
export async function serveStripeWebhook(deps: PaymentEventDeps, request: Request, response: Response): Promise<void> {
  const startedAt = deps.clock.now();
  const finish = (status: number, details: Record<string, string>): void =>
    deps.log(severityOf(status, details['outcome']), 'stripeWebhook', {
      status,
      durationMs: deps.clock.now() - startedAt,
      ...details,
    });
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    response.status(405).json(toErrorBody(new AppError('invalid', METHOD_NOT_ALLOWED)));
    return;
  }
  try {
    const event = deps.vendor.readEvent(readBytes(request, INVALID_BODY), request.get('stripe-signature') ?? '');
    const outcome = await handlePaymentEvent(deps, event);
    response.status(200).json({ received: true });
    finish(200, { event: event.id, type: event.type, outcome });
  } catch (error) {
    const failure = toAppError(error);
    const status = ERROR_STATUS[failure.code];
    response.status(status).json(toErrorBody(failure));
    finish(status, {
      code: failure.code,
      ...describeCauseOf(failure),
    });
  }
}

function severityOf(status: number, outcome: string | undefined): 'info' | 'warning' | 'error' {
  if (status >= 500) return 'error';
  return status !== 200 || UNEXPECTED_OUTCOMES.some((odd) => odd === outcome) ? 'warning' : 'info';
}
