import { AS_CONFIGURED, type SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import { expect, it } from 'vitest';
import { createLiveSettings, withLiveModel, withLiveStarts } from './live-settings.ts';

const MAX_AGE_MS = 30_000;

function setUp() {
  const ignored: string[] = [];
  const fakeState = { now: 0, reads: 0, isUnavailable: false, stored: AS_CONFIGURED, ignored };
  const lines: unknown[] = [];
  const liveSettings = createLiveSettings({
    read: async () => {
      fakeState.reads += 1;
      if (fakeState.isUnavailable) throw new Error('unavailable');
      return { settings: fakeState.stored, ignored: fakeState.ignored };
    },
    now: () => fakeState.now,
    maxAgeMs: MAX_AGE_MS,
    log: (...line) => lines.push(line),
  });
  return { fakeState, lines, live: liveSettings };
}

const chosenSettings: SiteSettings = {
  ...AS_CONFIGURED,
  starts: { ...AS_CONFIGURED.starts, perMinute: 3, perDayFree: 7 },
  models: { ...AS_CONFIGURED.models, image: 'gpt-image-9' },
};

it('live settings are read once for concurrent calls, and again when they expire', async () => {
  const { fakeState, live } = setUp();
  await Promise.all([live.current(), live.current()]);
  fakeState.stored = chosenSettings;
  expect(await live.current()).toBe(AS_CONFIGURED);
  expect(fakeState.reads).toBe(1);
  fakeState.now += MAX_AGE_MS;
  expect(await live.current()).toBe(chosenSettings);
  expect(fakeState.reads).toBe(2);
});

it('live settings that cannot be read keep their last values, without constant retries', async () => {
  const { fakeState, live } = setUp();
  fakeState.stored = chosenSettings;
  await live.current();
  fakeState.isUnavailable = true;
  fakeState.now += MAX_AGE_MS;
  expect(await live.current()).toBe(chosenSettings);
  expect(await live.current()).toBe(chosenSettings);
  expect(fakeState.reads).toBe(2);
});

it('stored settings that are ignored raise an alert when they change', async () => {
  const { fakeState, live, lines } = setUp();
  const readWith = async (...ignored: string[]) => {
    fakeState.ignored = ignored;
    fakeState.now += MAX_AGE_MS;
    await live.current();
  };
  await readWith('models.image');
  await readWith('models.image');
  await readWith();
  expect(lines).toEqual([['alert', 'settings_ignored', { reason: 'models.image' }]]);
  await readWith('models.image', 'starts.perMinute');
  expect(lines).toHaveLength(2);
});

it('models and limits set by administrators override the configured ones', async () => {
  const { fakeState, live } = setUp();
  const [image, text] = [{ model: 'gpt-image-1', timeoutMs: 7 }, { model: 'gpt-5' }];
  const starts = {
    startsPerMinute: 10,
    startsPerDay: { free: 40, pro: 300, unlimited: 300 },
    refusalsPerHour: 10,
    leaseMs: 9,
  };
  const [liveImage, liveText, liveStarts] = [
    withLiveModel(image, live, 'image'),
    withLiveModel(text, live, 'text'),
    withLiveStarts(starts, live),
  ];
  expect([liveImage.model, liveText.model, { ...liveStarts }]).toEqual(['gpt-image-1', 'gpt-5', starts]);
  await live.current();
  fakeState.stored = chosenSettings;
  fakeState.now += MAX_AGE_MS;
  await live.current();
  expect([liveImage.model, liveImage.timeoutMs, liveText.model]).toEqual(['gpt-image-9', 7, 'gpt-5']);
  expect({ ...liveStarts }).toEqual({
    ...starts,
    startsPerMinute: 3,
    startsPerDay: { free: 7, pro: 300, unlimited: 300 },
  });
});
