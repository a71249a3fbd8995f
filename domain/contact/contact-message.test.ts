import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { toContactMessage } from './contact-message.ts';

it('stores a message trimmed and pending', () => {
  expect(toContactMessage('u1', '  Hello!\n')).toEqual({ userId: 'u1', message: 'Hello!', status: 'pending' });
});

it('stores nothing without a sender or words, and nothing endless', () => {
  expect(toContactMessage('', 'Hello!')).toBeNull();
  expect(toContactMessage('u1', ' \n ')).toBeNull();
  expect(toContactMessage('u1', 'x'.repeat(LIMITS.contactMessage + 1))).toBeNull();
});
