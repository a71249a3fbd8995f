import { splitPassages } from '@talelantern/domain/narration/passages';
import { expect, it } from 'vitest';
import type { NarrationStore, Narrator, Sound } from '../ports/ports.ts';
import { speakPassages, type Reading } from './speak-passages.ts';

const passages = splitPassages(
  Array.from({ length: 7 }, (_, index) => `Ember walked ${index + 1} miles along the quiet shore that day.`).join(
    '\n\n',
  ),
);
const reading: Reading = {
  uid: 'a-family',
  passages,
  speaker: { model: 'a-voice', voice: 'fable', style: 'Slowly.' },
  folder: 'folder/',
  signal: new AbortController().signal,
};

/** Five seconds of hum, louder for later passages. */
const speechOf = (text: string): Sound => {
  const loudness = 1_000 * (1 + passages.findIndex((passage) => passage.text === text));
  const samples = Int16Array.from({ length: 40_000 }, (_, index) => loudness * Math.sin(index / 3));
  return { samples, sampleRate: 8_000 };
};

/** In-memory storage, a narrator that can fail, and records of the calls. */
function deps({ failsAt = -1, isStorageUnavailable = false, soundOf = speechOf } = {}) {
  const storedPassages = new Map<string, Sound>();
  const spokenTexts: string[] = [];
  const logged: string[] = [];
  let starts = 0;
  const narrator: Narrator = {
    model: 'a-voice',
    speak: async ({ text }) => {
      spokenTexts.push(text);
      if (text === passages[failsAt]?.text) throw new Error('The voice is hoarse');
      return soundOf(text);
    },
  };
  const narrations: Pick<NarrationStore, 'pathsBelow' | 'findPassage' | 'storePassage' | 'remove'> = {
    pathsBelow: async () => new Set(storedPassages.keys()),
    findPassage: async (path) => storedPassages.get(path) ?? null,
    storePassage: async (path, speech) => {
      if (isStorageUnavailable) throw new Error('Storage is unavailable');
      storedPassages.set(path, speech);
    },
    remove: async (paths) => {
      for (const path of paths) storedPassages.delete(path);
    },
  };
  const run = {
    requestId: 'r1',
    isRetry: false,
    startProvider: async () => {
      starts += 1;
    },
    isEconomy: false,
    meter: { beginCall: () => () => {} },
    doUnbilledWork: () => Promise.reject(new Error('No unbilled work is done')),
  };
  const speak = () =>
    speakPassages(
      { narrator, narrations, pseudonymOf: (uid) => uid, log: (_severity, event) => logged.push(event) },
      run,
      reading,
    );
  return { speak, storedPassages, spokenTexts, logged, startsOf: () => starts };
}

it('speakPassages returns all passages in order', async () => {
  const { speak, storedPassages } = deps();
  expect(await speak()).toEqual(passages.map(({ text }) => speechOf(text)));
  expect(storedPassages.size).toBe(passages.length);
});

it('speakPassages does not start passages after a failure, and stores those in progress', async () => {
  const { speak, storedPassages, spokenTexts } = deps({ failsAt: 1 });
  await expect(speak()).rejects.toThrow('hoarse');
  expect(spokenTexts.length).toBeLessThan(passages.length);
  expect(storedPassages.size).toBe(spokenTexts.length - 1);
});

it('speakPassages does not call the vendor when all passages are already stored', async () => {
  const { speak, spokenTexts, startsOf } = deps();
  await speak();
  await speak();
  expect(spokenTexts).toHaveLength(passages.length);
  expect(startsOf()).toBe(1);
});

it('speakPassages removes the passages of an earlier version', async () => {
  const { speak, storedPassages } = deps();
  storedPassages.set('folder/of-a-former-text.pcm', speechOf('Once.'));
  await speak();
  expect(storedPassages.size).toBe(passages.length);
  expect([...storedPassages.keys()]).not.toContain('folder/of-a-former-text.pcm');
});

/** A hum of `seconds`, silent after `spokenSeconds`. */
const humOf =
  (seconds: number, loudness = 1_000, spokenSeconds = seconds) =>
  (): Sound => ({
    samples: Int16Array.from({ length: seconds * 8_000 }, (_, index) =>
      index < spokenSeconds * 8_000 ? loudness * Math.sin(index / 3) : 0,
    ),
    sampleRate: 8_000,
  });

it.each([
  ['is silent', humOf(5, 0)],
  ['has only the noise of a quiet room', humOf(5, 90)],
  ['ends after its first words', humOf(5, 1_000, 0.5)],
  ['is much too long for its words', humOf(120)],
])('speakPassages refuses and does not store a recording that %s', async (_what, soundOf) => {
  const { speak, storedPassages } = deps({ soundOf });
  await expect(speak()).rejects.toMatchObject({ code: 'busy' });
  expect(storedPassages.size).toBe(0);
});

it('speakPassages returns a paid passage even when it cannot be stored', async () => {
  const { speak, logged } = deps({ isStorageUnavailable: true });
  expect(await speak()).toHaveLength(passages.length);
  expect(logged).toEqual(passages.map(() => 'passage_not_stored'));
});
