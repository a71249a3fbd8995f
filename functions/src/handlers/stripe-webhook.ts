import { INTERNAL, INVALID_BODY, METHOD_NOT_ALLOWED } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import type { Request, Response } from 'firebase-functions/https';
import { followPaymentEvent, type Following, type FollowPaymentTools } from '../billing/follow-payment-event.ts';
import type { PaymentVendor } from '../billing/ports.ts';
import { readBytes } from '../http/read-body.ts';
import { describeCause } from '../operations/ports/log.ts';

export interface WebhookTools extends FollowPaymentTools {
  vendor: FollowPaymentTools['vendor'] & Pick<PaymentVendor, 'readEvent'>;
}

/** About somebody who is not ours, or not any more: nothing to do, but worth a look when it happens often. */
const ODD: readonly Following[] = ['other_mode', 'unknown_customer', 'gone'];

/** Takes what the vendor tells. Anything but 200 makes it tell again, for three days. */
export async function handleStripeWebhook(tools: WebhookTools, request: Request, response: Response): Promise<void> {
  const begunAt = tools.clock.now();
  const finish = (status: number, details: Record<string, string>): void =>
    tools.log(severityOf(status, details['outcome']), 'stripeWebhook', {
      status,
      durationMs: tools.clock.now() - begunAt,
      ...details,
    });
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    response.status(405).json(toErrorBody(new AppError('invalid', METHOD_NOT_ALLOWED)));
    return;
  }
  try {
    const event = tools.vendor.readEvent(readBytes(request, INVALID_BODY), request.get('stripe-signature') ?? '');
    const outcome = await followPaymentEvent(tools, event);
    response.status(200).json({ received: true });
    finish(200, { event: event.id, type: event.type, outcome });
  } catch (error) {
    const failure = isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });
    response.status(failure.status).json(toErrorBody(failure));
    finish(failure.status, {
      code: failure.code,
      ...(failure.cause === undefined ? {} : describeCause(failure.cause)),
    });
  }
}

function severityOf(status: number, outcome: string | undefined): 'info' | 'warning' | 'error' {
  if (status >= 500) return 'error';
  return status !== 200 || ODD.some((odd) => odd === outcome) ? 'warning' : 'info';
}
