import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { toContactMessage, toWithdrawal } from './contact-message.ts';

it('a new contact message is trimmed and pending', () => {
  expect(toContactMessage('u1', '  Hello!\n')).toEqual({ userId: 'u1', message: 'Hello!', status: 'pending' });
});

it('a withdrawal is a message of its kind, with the same size cap', () => {
  expect(toWithdrawal('u1', 'I withdraw.')).toMatchObject({ message: 'I withdraw.', kind: 'withdrawal' });
  expect(toWithdrawal('u1', 'x'.repeat(LIMITS.contactMessage + 1))).toBeNull();
});

it('a contact message without a sender or text, or beyond the size cap, is rejected', () => {
  expect(toContactMessage('', 'Hello!')).toBeNull();
  expect(toContactMessage('u1', ' \n ')).toBeNull();
  expect(toContactMessage('u1', 'x'.repeat(LIMITS.contactMessage + 1))).toBeNull();
});
