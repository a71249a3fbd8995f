import { expect, it } from 'vitest';
import { answerAddress } from './message-words.ts';

it('an answer goes to one address only, with what was asked as a quotation', () => {
  const address = new URL(answerAddress('rosa@home.example', 'Hello & thank you\nRosa'));
  expect(address.pathname).toBe('rosa@home.example');
  expect(address.searchParams.get('body')).toBe('\r\n\r\n> Hello & thank you\r\n> Rosa');
});

it.each(['rosa@home.example?bcc=evil@evil.test', 'rosa@home.example,evil@evil.test', 'a&body=x@home.example'])(
  'the address %s brings nobody else in',
  (email) => {
    const address = new URL(answerAddress(email, 'Hello'));
    expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(address.pathname).not.toMatch(/[,?&]/);
  },
);
