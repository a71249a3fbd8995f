import { expect, it, vi } from 'vitest';
import { checkDefaultModels } from './check-default-models.ts';
import { projectRuntime } from './project-models.ts';

const SPEECH = { SPEECH_MODEL: 'tts-1' };
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

it('a default model that is shut down in less than 60 days fails the checks, and a later shutdown is only reported', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await checkDefaultModels(noonOf('2026-11-07'), SPEECH)).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(await checkDefaultModels(noonOf('2026-11-08'), SPEECH)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('SPEECH_MODEL: tts-1 ends on 2027-01-06')],
  });
  expect(print).toHaveBeenCalledTimes(2);
  print.mockRestore();
});

it('the runtime of the functions is checked with the models', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { failures } = await checkDefaultModels(noonOf('2028-04-29'), projectRuntime());
  expect(failures).toEqual(['models: firebase.json: nodejs24 ends on 2028-04-30, in 1 days. Choose another in time.']);
  print.mockRestore();
});
