import { expect, it } from 'vitest';
import { answerAddress } from './message-copy.ts';

it('an answer has one recipient and quotes the message', () => {
  const address = new URL(answerAddress('rosa@home.example', 'Hello & thank you\nRosa'));
  expect(address.pathname).toBe('rosa@home.example');
  expect(address.searchParams.get('body')).toBe('\r\n\r\n> Hello & thank you\r\n> Rosa');
});

it('a long message is quoted up to its last whole character', () => {
  const address = new URL(answerAddress('rosa@home.example', `${'a'.repeat(999)}👋🏽`));
  expect(address.searchParams.get('body')).toBe(`\r\n\r\n> ${'a'.repeat(999)}`);
});

it.each(['rosa@home.example?bcc=evil@evil.test', 'rosa@home.example,evil@evil.test', 'a&body=x@home.example'])(
  'the URL %s adds no further recipients',
  (email) => {
    const address = new URL(answerAddress(email, 'Hello'));
    expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(address.pathname).not.toMatch(/[,?&]/);
  },
);
