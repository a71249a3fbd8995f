import * as z from 'zod/mini';
import type { ApiCall } from '../http/api-call.ts';
import { readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';

const listSchema = z.strictObject({
  ...LIST_PARAMS,
  invoice: z.optional(text),
  payment: z.optional(z.strictObject({ type: z.literal('payment_intent'), payment_intent: text })),
});

export function listInvoicePayments({ account, params }: ApiCall): object {
  const { invoice, payment, ...page } = readParams(listSchema, params);
  const payments = account.invoicePayments
    .all()
    .filter((one) => invoice === undefined || one.invoice === invoice)
    .filter((one) => payment === undefined || one.payment.payment_intent === payment.payment_intent);
  return listOf('/v1/invoice_payments', payments, page);
}
