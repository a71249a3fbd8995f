import { describe, expect, it } from 'vitest';
import { checkModels, GONE } from './check-models.ts';

const at = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const SPEECH = { SPEECH_MODEL: 'tts-1' };

describe('the models that are configured', () => {
  it('are no matter for a word while none of them ends within 90 days', async () => {
    const models = { TEXT_MODEL: 'gpt-6.1-terra', ...SPEECH };
    expect(await checkModels(models, at('2026-10-07'))).toEqual({ lines: [], isAnyGone: false });
  });

  it('are warned of from 90 days before their announced end', async () => {
    expect(await checkModels(SPEECH, at('2026-10-08'))).toEqual({
      lines: ['SPEECH_MODEL: tts-1 ends on 2027-01-06, in 90 days. Choose another model in time.'],
      isAnyGone: false,
    });
  });

  it('are gone from the day of their end on', async () => {
    expect(await checkModels(SPEECH, at('2027-01-05'))).toMatchObject({ isAnyGone: false });
    expect(await checkModels(SPEECH, at('2027-01-06'))).toEqual({
      lines: ['SPEECH_MODEL: tts-1 is gone since 2027-01-06. Configure another model.'],
      isAnyGone: true,
    });
  });

  it('end when the vendor says so, where that is sooner than our table knows', async () => {
    const now = at('2026-11-21');
    const sooner = await checkModels(SPEECH, now, async () => '2026-11-30');
    expect(sooner.lines).toEqual(['SPEECH_MODEL: tts-1 ends on 2026-11-30, in 9 days. Choose another model in time.']);
    const later = await checkModels(SPEECH, now, async () => '2028-01-01');
    expect(later.lines).toEqual(['SPEECH_MODEL: tts-1 ends on 2027-01-06, in 46 days. Choose another model in time.']);
    expect(await checkModels({ TEXT_MODEL: 'gpt-6.1-terra' }, now, async () => GONE)).toEqual({
      lines: ['TEXT_MODEL: gpt-6.1-terra is gone. Configure another model.'],
      isAnyGone: true,
    });
  });
});
