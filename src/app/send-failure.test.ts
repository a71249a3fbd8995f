import { reportFailureContract } from '@talelantern/domain/contracts/report-failure';
import { describe, expect, it } from 'vitest';
import { toFailureReport } from './send-failure.ts';

const ORIGIN = 'https://tales.example';
const CHROMIUM = [
  `    at Reader (${ORIGIN}/assets/A-b_9xQ.js:1:2301)`,
  `    at https://extension.example/assets/abc.js:1:1`,
  `    at ${ORIGIN}/assets/0hptwU3.js:12:7`,
];
const FIREFOX = [`Reader@${ORIGIN}/assets/A-b_9xQ.js:1:2301`, `@${ORIGIN}/assets/0hptwU3.js:12:7`];
const MESSAGE = `Quillon of ${ORIGIN}/read/story-1 is lost`;

function errorWithStack(frames: readonly string[], message = MESSAGE, error: Error = new TypeError(message)): Error {
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
  return error;
}

describe('toFailureReport', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox and Safari', FIREFOX],
  ])('an error in %s is reported as its class and its stack frames in our scripts', (_browser, frames) => {
    const report = toFailureReport(errorWithStack(frames), ORIGIN);
    expect(report).toEqual({ error: 'TypeError', frames: ['A-b_9xQ.js:1:2301', '0hptwU3.js:12:7'] });
    expect(reportFailureContract.request.safeParse(report).success).toBe(true);
  });

  it('the message of an error is never reported', () => {
    const message = `Quillon\n    at ${ORIGIN}/assets/quillon.js:1:1`;
    expect(JSON.stringify(toFailureReport(errorWithStack(CHROMIUM, message), ORIGIN))).not.toMatch(/quillon/i);
  });

  it('an error with an unusual name is reported as Error', () => {
    const unusualError = Object.assign(new Error(MESSAGE), { name: 'Quillon 7' });
    expect(toFailureReport(errorWithStack(CHROMIUM, MESSAGE, unusualError), ORIGIN)?.error).toBe('Error');
  });

  it('a report has at most ten stack frames', () => {
    const deep = Array.from({ length: 30 }, (_, line) => `    at ${ORIGIN}/assets/a.js:${line}:1`);
    expect(toFailureReport(errorWithStack(deep), ORIGIN)?.frames).toHaveLength(10);
  });

  it.each<[string, unknown]>([
    ['an error outside of our scripts', errorWithStack(['    at https://extension.example/assets/abc.js:1:1'])],
    ['an error without a stack', errorWithStack([])],
    ['a value that is no error', 'Quillon'],
  ])('%s is not reported', (_what, error) => {
    expect(toFailureReport(error, ORIGIN)).toBeNull();
  });
});
