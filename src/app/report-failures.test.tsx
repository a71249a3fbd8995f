import { expect, it, vi } from 'vitest';
import { reportFailures } from './report-failures.ts';

const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

it('only the first error or unhandled rejection of a page is reported', () => {
  const [one, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const [first, second] = [new Error('first'), new Error('second')];
  reportFailures(one, () => 0);
  fail(first);
  reportFailures(other, () => 0.24);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: second }));
  fail(second);
  expect(one.mock.calls).toEqual([[first]]);
  expect(other.mock.calls).toEqual([[second]]);
});

it('only one page in four reports failures', () => {
  const send = vi.fn(async () => undefined);
  for (const random of [0.25, 0.5, 0.99]) reportFailures(send, () => random);
  fail(new Error('lost'));
  expect(send).not.toHaveBeenCalled();
});

it('a failure to send a report is not reported', async () => {
  const send = vi.fn(() => Promise.reject(new Error('offline')));
  reportFailures(send, () => 0);
  fail(new Error('lost'));
  await Promise.resolve();
  expect(send).toHaveBeenCalledOnce();
});
