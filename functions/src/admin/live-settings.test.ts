import { AS_CONFIGURED, type PlaceSettings } from '@talelantern/domain/admin/place-settings';
import { expect, it } from 'vitest';
import { createLiveSettings, withLiveModel, withLiveStarts } from './live-settings.ts';

const KNOWN_FOR_MS = 30_000;

function setUp() {
  const place = { now: 0, reads: 0, isAway: false, stored: AS_CONFIGURED };
  const live = createLiveSettings({
    read: async () => {
      place.reads += 1;
      if (place.isAway) throw new Error('away');
      return place.stored;
    },
    now: () => place.now,
    knownForMs: KNOWN_FOR_MS,
    log: () => {},
  });
  return { place, live };
}

const chosen: PlaceSettings = {
  ...AS_CONFIGURED,
  starts: { ...AS_CONFIGURED.starts, perMinute: 3, perDayFree: 7 },
  models: { ...AS_CONFIGURED.models, image: 'gpt-image-9' },
};

it('settings are read once for all who ask at once, and again when they are old', async () => {
  const { place, live } = setUp();
  await Promise.all([live.current(), live.current()]);
  place.stored = chosen;
  expect(await live.current()).toBe(AS_CONFIGURED);
  expect(place.reads).toBe(1);
  place.now += KNOWN_FOR_MS;
  expect(await live.current()).toBe(chosen);
  expect(place.reads).toBe(2);
});

it('settings that cannot be read stay as they were, and nobody asks for them all the time', async () => {
  const { place, live } = setUp();
  place.stored = chosen;
  await live.current();
  place.isAway = true;
  place.now += KNOWN_FOR_MS;
  expect(await live.current()).toBe(chosen);
  expect(await live.current()).toBe(chosen);
  expect(place.reads).toBe(2);
});

it('models and limits are those of the administrators where they chose, else the configured ones', async () => {
  const { place, live } = setUp();
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
  place.stored = chosen;
  place.now += KNOWN_FOR_MS;
  await live.current();
  expect([liveImage.model, liveImage.timeoutMs, liveText.model]).toEqual(['gpt-image-9', 7, 'gpt-5']);
  expect({ ...liveStarts }).toEqual({
    ...starts,
    startsPerMinute: 3,
    startsPerDay: { free: 7, pro: 300, unlimited: 300 },
  });
});
