import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { expect, it } from 'vitest';
import { alertModelShutdowns } from './alert-model-shutdowns.ts';

const configuredModels = { SPEECH_MODEL: 'gpt-realtime-2.1-mini', TEXT_MODEL_FREE: 'gpt-6-luna' };

async function alertsAt(time: string, speech: string | null = null, text: string | null = null): Promise<unknown[]> {
  const logged: unknown[] = [];
  const settings = { ...AS_CONFIGURED, models: { ...AS_CONFIGURED.models, speech, text } };
  const deps = {
    settingsStore: { read: async () => ({ settings, ignored: [], revision: 1 }) },
    configuredModels,
    log: (...line: unknown[]) => void logged.push(line),
  };
  await alertModelShutdowns(deps, Date.parse(time));
  return logged;
}

it('an alert is logged before the shutdown of a model that was chosen at /admin/settings', async () => {
  const reason = 'SPEECH_MODEL: tts-1 ends on 2027-01-06, in 34 days. Choose another in time.';
  expect(await alertsAt('2026-12-03T00:07:00Z', 'tts-1')).toEqual([['alert', 'model_ends_soon', { reason }]]);
});

it('one alert lists every model that ends, because a second one at the same time is not mailed', async () => {
  const [alert, ...others] = await alertsAt('2026-12-03T00:07:00Z', 'tts-1', 'tts-1-hd');
  expect(JSON.stringify(alert)).toMatch(
    /TEXT_MODEL: tts-1-hd.*SPEECH_MODEL: tts-1 |SPEECH_MODEL: tts-1 .*TEXT_MODEL: tts-1-hd/,
  );
  expect(others).toEqual([]);
});

it('an alert about a shutdown is logged once a week', async () => {
  for (const time of ['2026-12-03T00:15:00Z', '2026-12-03T12:00:00Z', '2026-12-09T23:59:00Z'])
    expect(await alertsAt(time, 'tts-1')).toEqual([]);
  expect(await alertsAt('2026-12-10T00:14:59Z', 'tts-1')).toHaveLength(1);
});

it('no alert is logged for models without an announced shutdown', async () => {
  expect(await alertsAt('2026-12-03T00:00:00Z')).toEqual([]);
});
