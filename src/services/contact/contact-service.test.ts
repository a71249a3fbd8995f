import { type AppError, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { MESSAGE_TOO_SOON, TOO_MANY_MESSAGES } from '@talelantern/domain/accounts/contact-message';
import { expect, it, vi } from 'vitest';
import { createContactService } from './contact-service.ts';

const NOW = 1_800_000_000_000;

interface Sent {
  id?: string;
  last?: number | null | Error;
  since?: number | null;
  count?: number;
  /** Whether the rules deny it, or the error that it fails with. */
  fails?: boolean | Error;
  /** The id of a document that is stored already. */
  taken?: string;
}

const BEGAN = NOW - 86_400_000;
const ID = `withdrawal_${BEGAN}_u1`;

function contact({ id = 'm0', last = null, since = null, count = 0, fails = false, taken = '' }: Sent = {}) {
  const sendMessage = vi.fn(async (sentId: string) => {
    if (fails instanceof Error) throw fails;
    return !fails && sentId !== taken;
  });
  const findStamps = async () => {
    if (last instanceof Error) throw last;
    return { id, last, since, count };
  };
  const clock = { now: async () => NOW };
  return { sendMessage, service: createContactService({ uid: 'u1', messages: { sendMessage, findStamps }, clock }) };
}

it('a contact message is trimmed and stored as pending', async () => {
  const { service, sendMessage } = contact();
  await service.send('m1', '  Hello!\n');
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith('m1', { userId: 'u1', message: 'Hello!', status: 'pending' });
});

it('a withdrawal is stored as such, and returned with the time of the server', async () => {
  const { service, sendMessage } = contact({ last: NOW });
  expect(await service.withdraw(BEGAN, 'I withdraw.')).toBe(NOW);
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith(ID, {
    userId: 'u1',
    message: 'I withdraw.',
    status: 'pending',
    kind: 'withdrawal',
  });
});

it('a withdrawal that is stored does not fail because its time cannot be read', async () => {
  const { service } = contact({ last: new Error('offline') });
  expect(await service.withdraw(BEGAN, 'I withdraw.')).toBeGreaterThan(0);
  const failingService = contact({ fails: true }).service;
  await expect(failingService.withdraw(BEGAN, 'I withdraw.')).rejects.toMatchObject({
    message: 'Failed to send message',
  });
});

it('a message whose response was lost counts as sent if it is stored, and fails with the cause if not', async () => {
  const fails = new Error('offline');
  await contact({ fails, id: 'm1' }).service.send('m1', 'Hello');
  const { service, sendMessage } = contact({ fails });
  await expect(service.withdraw(BEGAN, 'I withdraw.')).rejects.toMatchObject({ code: 'internal', cause: fails });
  expect(sendMessage).toHaveBeenCalledOnce();
});

it('a withdrawal whose response was lost is not sent again', async () => {
  const { service } = contact({ fails: true, id: ID, last: NOW - 5000 });
  expect(await service.withdraw(BEGAN, 'I withdraw.')).toBe(NOW - 5000);
  await expect(service.withdraw(BEGAN + 1, 'I withdraw.')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('a withdrawal that was sent on another device is found until another message is sent', async () => {
  const { service } = contact({ id: ID, last: NOW - 5000 });
  expect(await service.findWithdrawal(BEGAN)).toBe(NOW - 5000);
  expect(await service.findWithdrawal(BEGAN + 1)).toBeNull();
  expect(await contact({ id: 'm1', last: NOW }).service.findWithdrawal(BEGAN)).toBeNull();
  expect(await contact({ id: ID, last: new Error('offline') }).service.findWithdrawal(BEGAN)).toBeNull();
});

it('a withdrawal whose id is taken is sent under another one, unless messages are sent too often', async () => {
  const { service, sendMessage } = contact({ taken: ID, last: NOW - 61_000 });
  expect(await service.withdraw(BEGAN, 'I withdraw.')).toBe(NOW - 61_000);
  expect(sendMessage).toHaveBeenCalledTimes(2);
  const often = contact({ taken: ID, last: NOW - 5000 });
  await expect(often.service.withdraw(BEGAN, 'I withdraw.')).rejects.toMatchObject({ code: 'rate_limited' });
  expect(often.sendMessage).toHaveBeenCalledOnce();
});

it('a second withdrawal from the same contract is sent under its own id', async () => {
  const { service, sendMessage } = contact({ id: ID, taken: ID, last: NOW });
  expect(await service.withdraw(BEGAN, 'I withdraw.', 'again')).toBe(NOW);
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith('again', expect.objectContaining({ kind: 'withdrawal' }));
});

it('an empty contact message is rejected', async () => {
  const { service, sendMessage } = contact();
  await expect(service.send('m1', ' \n')).rejects.toMatchObject({
    code: 'invalid',
    message: 'User ID and message are required',
  });
  expect(sendMessage).not.toHaveBeenCalled();
});

it('a contact message sent too soon is rejected with the seconds to wait', async () => {
  const { service } = contact({ fails: true, last: NOW - 18_500 });
  const failure = await service.send('m1', 'Hello again').catch((error: AppError) => error);
  expect(failure).toMatchObject({ code: 'rate_limited', message: MESSAGE_TOO_SOON });
  expect(failure && retryAfterSeconds(failure)).toBe(42);
});

it('a message and a withdrawal after twenty messages in 24 hours are rejected with the seconds to wait', async () => {
  const [hour, minute] = [3_600_000, 60_000];
  const usedUp = { fails: true, last: NOW - 2 * minute, count: 20 };
  const { service } = contact({ ...usedUp, since: NOW - 23 * hour });
  for (const send of [() => service.send('m1', 'Hello again'), () => service.withdraw(BEGAN, 'Hello again')]) {
    const failure = await send().catch((error: AppError) => error);
    expect(failure).toMatchObject({ code: 'rate_limited', message: TOO_MANY_MESSAGES });
    expect(typeof failure === 'object' && retryAfterSeconds(failure)).toBe(3_600);
  }
  const nextDay = contact({ ...usedUp, since: NOW - 25 * hour });
  await expect(nextDay.service.send('m1', 'Hello')).rejects.toMatchObject({ message: 'Failed to send message' });
});

it.each([
  ['the last one was long ago', NOW - 61_000],
  ['there was none', null],
  ['the time of the last one cannot be read', new Error('offline')],
])('a contact message fails without a waiting time if %s', async (_what, last) => {
  const { service } = contact({ fails: true, last });
  await expect(service.send('m1', 'Hello')).rejects.toMatchObject({
    code: 'internal',
    message: 'Failed to send message',
  });
});
