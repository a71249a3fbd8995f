import { it } from 'vitest';
import { tryOrders } from './support/disordered-events.ts';
import { usePayments } from './support/payments.ts';

const payments = await usePayments();

it('J3: in twenty disorders what stands at the end is what the vendor says', () => tryOrders(payments, 20));
