import { it } from 'vitest';
import { tryOrders } from './support/disordered-events.ts';
import { usePayments } from './support/payments.ts';

const payments = await usePayments();

it('J3: whatever comes late, twice, at once or in any order, what stands at the end is what the vendor says', () =>
  tryOrders(payments, 4));
