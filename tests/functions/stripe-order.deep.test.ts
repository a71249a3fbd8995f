import { it } from 'vitest';
import { tryOrders } from './support/unordered-events.ts';
import { setUpPayments } from './support/payments.ts';

const payments = await setUpPayments();

it('twenty random orders of payment events end with the vendor’s state', () => tryOrders(payments, 20));
