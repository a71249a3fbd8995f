import type { Character } from '@talelantern/domain/characters/character';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../services/generation/generations.ts';
import { GenerationCancelled, type GenerationOptions } from '../../services/generation/run-generation.ts';
import { SAVE_IMAGE_FAILED } from '../../services/pictures/picture-service.ts';
import { fakeServices, type FakeServices } from '../../testing/fake-services.ts';
import { ember, emberWithPortrait } from '../characters/character-fakes.ts';
import { generatedPicture } from '../items/item-fakes.ts';

const order = { item: ember(), wish: '' };
const emberWithNewPortrait = emberWithPortrait('hung.webp');
const failing = (cause: unknown) => vi.fn<() => Promise<never>>().mockRejectedValue(cause);

let report: Report<'portrait'>;
beforeEach(() => {
  report = { screen: 'ember', ended: vi.fn() };
});

function start(fakes: FakeServices) {
  const { generations } = fakeServices(fakes);
  const statuses: string[] = [];
  const state = () => generations.stateOf('portrait', 'ember');
  generations.watch(() => statuses.push(state().status));
  return { seen: statuses, state, generations, begin: () => generations.begin('portrait', 'ember', order, report) };
}

it('a portrait is generated and saved', async () => {
  const { begin, seen } = start({
    characters: { generatePicture: async () => generatedPicture, savePicture: async () => emberWithNewPortrait },
  });
  await begin();
  expect(seen).toEqual(['generating', 'saving', 'saved']);
  const savedState = { status: 'saved', input: order, generated: generatedPicture, saved: emberWithNewPortrait };
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(savedState, false);
});

it('a generated portrait is shown while it is being stored', async () => {
  const stored = Promise.withResolvers<Character>();
  const { begin, state } = start({
    characters: {
      generatePicture: async () => generatedPicture,
      savePicture: (_order, _picture, onMoved) => {
        onMoved?.(emberWithNewPortrait);
        return stored.promise;
      },
    },
  });
  const generation = begin();
  await expect.poll(state).toMatchObject({ status: 'saving', shown: emberWithNewPortrait });
  stored.resolve(emberWithNewPortrait);
  await generation;
  expect(state()).toMatchObject({ status: 'saved', saved: emberWithNewPortrait });
});

it('a portrait that fails to generate has the error of the service and offers nothing to save', async () => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.');
  const { begin, state } = start({ characters: { generatePicture: failing(error) } });
  await begin();
  expect(state()).toEqual({ status: 'failed', input: order, error, generated: null, paragraphs: [] });
});

it('a portrait that fails to save is kept and saved without generating it again', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  const savePicture = vi.fn(async () => emberWithNewPortrait).mockRejectedValueOnce(new Error('offline'));
  const { begin, state, generations } = start({ characters: { generatePicture, savePicture } });
  await begin();
  expect(state()).toMatchObject({
    status: 'failed',
    error: { message: SAVE_IMAGE_FAILED },
    generated: generatedPicture,
  });
  await generations.save('portrait', 'ember', { input: order, generated: generatedPicture }, report);
  expect(state().status).toBe('saved');
  expect(generatePicture).toHaveBeenCalledOnce();
});

it('a portrait failure without a message gets a default message', async () => {
  const { begin } = start({ characters: { generatePicture: failing(new Error('?')) } });
  await begin();
  const error = expect.objectContaining({ message: GENERATE_IMAGE_FAILED });
  const failed = { status: 'failed', input: order, generated: null, error, paragraphs: [] };
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(failed, false);
});

it('several clicks start one portrait', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  const { begin } = start({ characters: { generatePicture, savePicture: async () => emberWithNewPortrait } });
  await Promise.all([begin(), begin()]);
  expect(generatePicture).toHaveBeenCalledOnce();
});

describe('cancellation', () => {
  const untilAborted = ({ signal }: GenerationOptions): Promise<never> =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(new GenerationCancelled());
      signal?.addEventListener('abort', () => reject(new GenerationCancelled()));
    });

  it('cancelling a portrait in time returns to idle', async () => {
    const { begin, state, generations } = start({
      characters: { generatePicture: (_order, options) => untilAborted(options ?? {}) },
    });
    const generation = begin();
    await expect.poll(() => state().status).toBe('generating');
    generations.cancel('portrait', 'ember');
    expect(state()).toMatchObject({ status: 'generating', stop: 'asked', isResumed: false });
    await generation;
    expect(state()).toEqual({ status: 'idle' });
    expect(report.ended).toHaveBeenCalledExactlyOnceWith({ status: 'idle' }, false);
  });

  it('cancelling a portrait too late shows a message, and the portrait is saved', async () => {
    const stops: unknown[] = [];
    const { begin, state } = start({
      characters: {
        generatePicture: async (_order, options) => {
          options?.onTooLate?.();
          stops.push(state());
          return generatedPicture;
        },
        savePicture: async () => emberWithNewPortrait,
      },
    });
    await begin();
    expect(stops).toMatchObject([{ status: 'generating', stop: 'too-late', isResumed: false }]);
    expect(report.ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'saved' }), false);
  });
});

const resume = ({ generations }: ReturnType<typeof start>) =>
  generations.resume('portrait', 'ember', order, { requestId: generatedPicture.requestId, report });

it('a portrait that was being generated before a reload is awaited and saved', async () => {
  const offer = {
    status: 'finished',
    kind: 'portrait',
    requestId: generatedPicture.requestId,
    input: order,
    generated: generatedPicture,
  } as const;
  const started = start({
    characters: { savePicture: async () => emberWithNewPortrait },
    generation: {
      finish: async () => {
        expect(started.state()).toMatchObject({ isResumed: true });
        return offer;
      },
    },
  });
  await resume(started);
  expect(started.seen).toEqual(['generating', 'saving', 'saved']);
});

it('a portrait requested before a reload is stored with the requested look', async () => {
  const item = { ...ember(), advancedFeatures: { ...ember().advancedFeatures, lighting: 'Moonlight' } };
  const savePicture = vi.fn(async () => emberWithNewPortrait);
  const offer = {
    status: 'finished',
    kind: 'portrait',
    requestId: generatedPicture.requestId,
    input: { item, wish: '' },
    generated: generatedPicture,
  } as const;
  await resume(start({ characters: { savePicture }, generation: { finish: async () => offer } }));
  expect(savePicture).toHaveBeenCalledWith({ item, wish: '' }, generatedPicture, expect.anything());
});

it('a portrait that failed before a reload is shown as failed', async () => {
  const started = start({ generation: { finish: async () => null } });
  await resume(started);
  expect(started.state().status).toBe('failed');
});
