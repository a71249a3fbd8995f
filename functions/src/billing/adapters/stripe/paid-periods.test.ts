import { expect, it } from 'vitest';
import { periodsOf, type InvoiceParts } from './paid-periods.ts';

const PERIOD = { start: 1_790_000_000, end: 1_792_592_000 };

type Line = InvoiceParts['lines']['data'][number];

function invoiceWith(...lines: readonly { amount: number; proration: boolean; isExtra?: boolean }[]): InvoiceParts {
  const data = lines.map(({ amount, proration, isExtra }) => {
    const details = { proration, subscription: 'sub_1' };
    const parent = isExtra ? { invoice_item_details: details } : { subscription_item_details: details };
    return { amount, period: PERIOD, parent } as unknown as Line;
  });
  return { parent: { subscription_details: { subscription: 'sub_1' } }, lines: { data } } as unknown as InvoiceParts;
}

const WHOLE = { subscriptionId: 'sub_1', startsAt: 1_790_000_000_000 };

it.each([
  ['a renewal', invoiceWith({ amount: 999, proration: false }), [WHOLE]],
  [
    'the difference of an upgrade',
    invoiceWith({ amount: 700, proration: true }, { amount: -300, proration: true }),
    [],
  ],
  [
    'a yearly plan that replaces a monthly one',
    invoiceWith({ amount: -500, proration: true }, { amount: 8991, proration: false }),
    [WHOLE],
  ],
  ['an extra item', invoiceWith({ amount: 500, proration: false, isExtra: true }), []],
  [
    'a renewal with an extra item',
    invoiceWith({ amount: 500, proration: false, isExtra: true }, { amount: 999, proration: false }),
    [WHOLE],
  ],
  ['a credit', invoiceWith({ amount: -999, proration: false }), []],
  ['something else', { ...invoiceWith({ amount: 999, proration: false }), parent: null }, []],
])('an invoice for %s pays only whole periods', (_for, invoice, periods) => {
  expect(periodsOf(invoice)).toEqual(periods);
});
