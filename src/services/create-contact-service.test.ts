import { MESSAGE_REQUIRED, MESSAGE_TOO_SOON } from '@talelantern/domain/contact/contact-message';
import { expect, it, vi } from 'vitest';
import { createContactService } from './create-contact-service.ts';

const NOW = 1_800_000_000_000;

function contact({ last = null, fails = false }: { last?: number | null | Error; fails?: boolean } = {}) {
  const sendMessage = vi.fn(async () => {
    if (fails) throw new Error('permission-denied');
  });
  const lastMessageAt = async () => {
    if (last instanceof Error) throw last;
    return last;
  };
  const clock = { now: async () => NOW };
  return { sendMessage, service: createContactService({ uid: 'u1', messages: { sendMessage, lastMessageAt }, clock }) };
}

it('sends a message trimmed and pending', async () => {
  const { service, sendMessage } = contact();
  await service.send('  Hello!\n');
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith({ userId: 'u1', message: 'Hello!', status: 'pending' });
});

it('sends nothing without words', async () => {
  const { service, sendMessage } = contact();
  await expect(service.send(' \n')).rejects.toMatchObject({ code: 'invalid', message: MESSAGE_REQUIRED });
  expect(sendMessage).not.toHaveBeenCalled();
});

it('says how long to wait after the last one', async () => {
  const { service } = contact({ fails: true, last: NOW - 18_500 });
  await expect(service.send('Hello again')).rejects.toMatchObject({
    code: 'rate_limited',
    message: MESSAGE_TOO_SOON,
    retryAfterSeconds: 42,
  });
});

it.each([
  ['the last one is long ago', NOW - 61_000],
  ['there was none', null],
  ['nobody can say when the last one was', new Error('offline')],
])('says only that it failed where %s', async (_what, last) => {
  const { service } = contact({ fails: true, last });
  await expect(service.send('Hello')).rejects.toMatchObject({ code: 'internal', message: 'Failed to send message' });
});
