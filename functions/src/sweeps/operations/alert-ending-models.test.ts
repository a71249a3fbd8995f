import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { expect, it } from 'vitest';
import { alertEndingModels } from './alert-ending-models.ts';

const configuredModels = { SPEECH_MODEL: 'gpt-realtime-2.1-mini', TEXT_MODEL_FREE: 'gpt-6-luna' };

async function alertsAt(time: string, speech: string | null = null): Promise<unknown[]> {
  const logged: unknown[] = [];
  const settings = { ...AS_CONFIGURED, models: { ...AS_CONFIGURED.models, speech } };
  const deps = {
    settingsStore: { read: async () => ({ settings, revision: 1 }) },
    configuredModels,
    log: (...line: unknown[]) => void logged.push(line),
  };
  const count = await alertEndingModels(deps, Date.parse(time));
  expect(count).toBe(logged.length);
  return logged;
}

it('a model chosen at /admin/settings alerts before its end', async () => {
  const reason = 'SPEECH_MODEL: tts-1 ends on 2027-01-06, in 34 days. Choose another in time.';
  expect(await alertsAt('2026-12-03T00:07:00Z', 'tts-1')).toEqual([['alert', 'model_ends_soon', { reason }]]);
});

it('a model that ends soon alerts once a week', async () => {
  for (const time of ['2026-12-03T00:15:00Z', '2026-12-03T12:00:00Z', '2026-12-09T23:59:00Z'])
    expect(await alertsAt(time, 'tts-1')).toEqual([]);
  expect(await alertsAt('2026-12-10T00:14:59Z', 'tts-1')).toHaveLength(1);
});

it('models without an announced end do not alert', async () => {
  expect(await alertsAt('2026-12-03T00:00:00Z')).toEqual([]);
});
