import { expect, it } from 'vitest';
import { setUpFunction } from './support/function-under-test.ts';

const REPORT = { error: 'TypeError', frames: ['A-b_9xQ.js:1:2301', '0hptwU3.js:1:7'] };

const underTest = setUpFunction('reportFailure');

it('a failure in a browser is logged in the form that error reporting groups', async () => {
  expect(await underTest.call(null, REPORT)).toMatchObject({ status: 200, json: { received: true } });
  await expect.poll(underTest.logs).toContain('browser_failed');
  const line = underTest
    .logs()
    .split('\n')
    .find((entry) => entry.includes('browser_failed'));
  expect(JSON.parse(line ?? '')).toEqual({
    severity: 'ERROR',
    message: 'browser_failed',
    requestId: expect.any(String),
    error: 'TypeError',
    stack_trace: 'TypeError\n    at A-b_9xQ.js:1:2301\n    at 0hptwU3.js:1:7',
    '@type': expect.stringContaining('ReportedErrorEvent'),
  });
});

it.each([
  ['a sentence as the error', { error: 'Quillon hid the key' }],
  ['a name with digits', { error: 'Error7' }],
  ['a URL as a frame', { frames: ['https://tales.example/read/quillon:1:2'] }],
  ['a path with an id', { frames: ['/read/quillon.js:1:2'] }],
  ['text beside a frame', { frames: ['A.js:1:2 Quillon'] }],
  ['no frame', { frames: [] }],
  ['eleven frames', { frames: Array.from({ length: 11 }, () => 'A.js:1:2') }],
  ['another user’s id', { userId: 'quillon' }],
])('a failure with %s is refused, and nothing of it is logged', async (_what, fields) => {
  expect([400, 403]).toContain((await underTest.call(null, { ...REPORT, ...fields })).status);
  expect(underTest.logs()).not.toMatch(/quillon/i);
});
