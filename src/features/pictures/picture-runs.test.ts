import type { Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation-cancelled.ts';
import type { GenerationOptions } from '../../services/generation-options.ts';
import { ember, painted, paintedEmber } from '../characters/character-fakes.ts';
import { fakeServices, type FakeServices } from '../fake-services.ts';
import { GENERATE_IMAGE_FAILED, SAVE_IMAGE_FAILED } from './painting-runs.ts';
import { createPictureRuns, type PictureReport } from './picture-runs.ts';

const look = ember().advancedFeatures;
const hung = paintedEmber('hung.webp');
const failing = (cause: unknown) => vi.fn<() => Promise<never>>().mockRejectedValue(cause);

let report: { [Kind in keyof PictureReport<Character>]: ReturnType<typeof vi.fn<PictureReport<Character>[Kind]>> };
beforeEach(() => {
  report = { changed: vi.fn(), saved: vi.fn(), failed: vi.fn(), cancelled: vi.fn() };
});

function runsWith(fakes: FakeServices) {
  const { characters, generation } = fakeServices(fakes);
  const runs = createPictureRuns(characters, generation);
  const seen: string[] = [];
  runs.watch(() => seen.push(runs.stateOf('ember').status));
  return { runs, seen };
}

describe('a portrait on its way', () => {
  it('is created, saved and hung', async () => {
    const { runs, seen } = runsWith({
      characters: { generatePicture: async () => painted, savePicture: async () => hung },
    });
    await runs.paint(ember(), { look, wish: '' }, report);
    expect(seen).toEqual(['creating', 'saving', 'saved']);
    expect(report.saved).toHaveBeenCalledExactlyOnceWith(hung, true);
  });

  it('stores changed wishes first and paints the character with them', async () => {
    const generatePicture = vi.fn(async () => painted);
    const { runs } = runsWith({
      characters: {
        update: async (character, fields) => ({ ...character, ...fields }),
        generatePicture,
        savePicture: async () => hung,
      },
    });
    const wished = { ...look, lighting: 'Moonlight' };
    await runs.paint(ember(), { look: wished, wish: 'Too scary.' }, report);
    expect(generatePicture).toHaveBeenCalledWith(
      expect.objectContaining({ advancedFeatures: wished }),
      expect.objectContaining({ wish: 'Too scary.' }),
    );
    expect(report.changed).toHaveBeenCalledOnce();
  });

  it('that cannot be painted fails with the sentence of the service and keeps nothing', async () => {
    const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.');
    const { runs } = runsWith({ characters: { generatePicture: failing(error) } });
    await runs.paint(ember(), { look, wish: '' }, report);
    expect(runs.stateOf('ember')).toEqual({
      status: 'failed',
      message: error.message,
      isRefused: false,
      kept: null,
    });
  });

  it('that is painted but not saved is kept and saved without a second painting', async () => {
    const generatePicture = vi.fn(async () => painted);
    const savePicture = vi.fn(async () => hung).mockRejectedValueOnce(new Error('offline'));
    const { runs } = runsWith({ characters: { generatePicture, savePicture } });
    await runs.paint(ember(), { look, wish: '' }, report);
    expect(runs.stateOf('ember')).toEqual(expect.objectContaining({ message: SAVE_IMAGE_FAILED, kept: painted }));
    await runs.hang(ember(), painted, report);
    expect(runs.stateOf('ember').status).toBe('saved');
    expect(generatePicture).toHaveBeenCalledOnce();
  });

  it('says in its own words what no service has explained', async () => {
    const { runs } = runsWith({ characters: { generatePicture: failing(new Error('?')) } });
    await runs.paint(ember(), { look, wish: '' }, report);
    expect(report.failed).toHaveBeenCalledWith(expect.any(Error), GENERATE_IMAGE_FAILED);
  });

  it('is begun once, however often the button is pressed', async () => {
    const generatePicture = vi.fn(async () => painted);
    const { runs } = runsWith({ characters: { generatePicture, savePicture: async () => hung } });
    await Promise.all([
      runs.paint(ember(), { look, wish: '' }, report),
      runs.paint(ember(), { look, wish: '' }, report),
    ]);
    expect(generatePicture).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  const untilAborted = ({ signal }: GenerationOptions): Promise<never> =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(new GenerationCancelled());
      signal?.addEventListener('abort', () => reject(new GenerationCancelled()));
    });

  it('in time leads back to the beginning', async () => {
    const { runs } = runsWith({
      characters: { generatePicture: (_character, options = {}) => untilAborted(options) },
    });
    const painting = runs.paint(ember(), { look, wish: '' }, report);
    await expect.poll(() => runs.stateOf('ember').status).toBe('creating');
    runs.cancel('ember');
    expect(runs.stateOf('ember')).toEqual({ status: 'creating', stop: 'asked' });
    await painting;
    expect(runs.stateOf('ember')).toEqual({ status: 'idle' });
    expect(report.cancelled).toHaveBeenCalledOnce();
    expect(report.failed).not.toHaveBeenCalled();
  });

  it('too late says so and hangs the portrait', async () => {
    const stops: unknown[] = [];
    const { runs } = runsWith({
      characters: {
        generatePicture: async (_character, { onTooLate } = {}) => {
          onTooLate?.();
          stops.push(runs.stateOf('ember'));
          return painted;
        },
        savePicture: async () => hung,
      },
    });
    await runs.paint(ember(), { look, wish: '' }, report);
    expect(stops).toEqual([{ status: 'creating', stop: 'too-late' }]);
    expect(report.saved).toHaveBeenCalledOnce();
  });
});

describe('a painting from before a reload', () => {
  it('is waited for and hung', async () => {
    const offer = { kind: 'portrait', requestId: painted.requestId, item: ember(), picture: painted } as const;
    const { runs, seen } = runsWith({
      characters: { savePicture: async () => hung },
      generation: { waitFor: async () => offer },
    });
    await runs.resume(ember(), painted.requestId, report);
    expect(seen).toEqual(['creating', 'saving', 'saved']);
  });

  it('that came to nothing fails', async () => {
    const { runs } = runsWith({ generation: { waitFor: async () => null } });
    await runs.resume(ember(), painted.requestId, report);
    expect(runs.stateOf('ember').status).toBe('failed');
  });
});
