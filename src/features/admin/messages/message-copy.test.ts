import { expect, it } from 'vitest';
import { answerUrl } from './message-copy.ts';

it('an answer has one recipient and quotes the message', () => {
  const url = new URL(answerUrl('rosa@home.example', 'Hello & thank you\nRosa'));
  expect(url.pathname).toBe('rosa@home.example');
  expect(url.searchParams.get('body')).toBe('\r\n\r\n> Hello & thank you\r\n> Rosa');
});

it('a long message is quoted up to its last whole character', () => {
  const url = new URL(answerUrl('rosa@home.example', `${'a'.repeat(999)}👋🏽`));
  expect(url.searchParams.get('body')).toBe(`\r\n\r\n> ${'a'.repeat(999)}`);
});

it.each(['rosa@home.example?bcc=evil@evil.test', 'rosa@home.example,evil@evil.test', 'a&body=x@home.example'])(
  'the URL %s does not add recipients',
  (email) => {
    const url = new URL(answerUrl(email, 'Hello'));
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.pathname).not.toMatch(/[,?&]/);
  },
);
