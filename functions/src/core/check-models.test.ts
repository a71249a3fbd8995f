import { expect, it } from 'vitest';
import { checkModels, GONE, MIN_DAYS_FOR_DEFAULT } from './check-models.ts';

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const SPEECH = { SPEECH_MODEL: 'tts-1' };

it('a model with 59 days left must not be a default', async () => {
  expect((await checkModels(SPEECH, noonOf('2026-11-07'))).daysLeft).toBe(MIN_DAYS_FOR_DEFAULT);
  expect((await checkModels(SPEECH, noonOf('2026-11-08'))).daysLeft).toBeLessThan(MIN_DAYS_FOR_DEFAULT);
});

it('models without an announced shutdown have no last day', async () => {
  expect((await checkModels({ TEXT_MODEL: 'gpt-6.1-terra' }, noonOf('2026-11-08'))).daysLeft).toBe(
    Number.POSITIVE_INFINITY,
  );
});

it('a dated snapshot of a model is shut down with the model', async () => {
  const { lines } = await checkModels({ SPEECH_MODEL: 'gpt-4o-mini-tts-2025-12-15' }, noonOf('2026-11-08'));
  expect(lines).toEqual([expect.stringContaining('gpt-4o-mini-tts-2025-12-15 ends on 2027-01-06')]);
});

it('configured models that are shut down in more than 90 days are not reported', async () => {
  const models = { TEXT_MODEL: 'gpt-6.1-terra', ...SPEECH };
  expect(await checkModels(models, noonOf('2026-10-07'))).toEqual({ lines: [], daysLeft: 91 });
});

it('a configured model is reported from 90 days before its announced shutdown', async () => {
  expect(await checkModels(SPEECH, noonOf('2026-10-08'))).toEqual({
    lines: ['SPEECH_MODEL: tts-1 ends on 2027-01-06, in 90 days. Choose another in time.'],
    daysLeft: 90,
  });
});

it('a configured model is gone from the day of its shutdown', async () => {
  expect(await checkModels(SPEECH, noonOf('2027-01-05'))).toMatchObject({ daysLeft: 1 });
  expect(await checkModels(SPEECH, noonOf('2027-01-06'))).toEqual({
    lines: ['SPEECH_MODEL: tts-1 is gone since 2027-01-06. Configure another.'],
    daysLeft: 0,
  });
});

it('the vendor’s shutdown date of a model counts if it is earlier than ours', async () => {
  const now = noonOf('2026-11-21');
  const sooner = await checkModels(SPEECH, now, async () => '2026-11-30');
  expect(sooner.lines).toEqual(['SPEECH_MODEL: tts-1 ends on 2026-11-30, in 9 days. Choose another in time.']);
  const later = await checkModels(SPEECH, now, async () => '2028-01-01');
  expect(later.lines).toEqual(['SPEECH_MODEL: tts-1 ends on 2027-01-06, in 46 days. Choose another in time.']);
  expect(await checkModels({ TEXT_MODEL: 'gpt-6.1-terra' }, now, async () => GONE)).toEqual({
    lines: ['TEXT_MODEL: gpt-6.1-terra is gone. Configure another.'],
    daysLeft: 0,
  });
});
