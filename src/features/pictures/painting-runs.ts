import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { isGenerationCancelled } from '../../services/generation-cancelled.ts';
import type { GenerationOptions } from '../../services/generation-options.ts';
import type { GenerationService } from '../../services/generation-service.ts';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { createRunStates } from '../run-states.ts';

/** Whether the person can still stop a painting; `asked` waits for the service's answer. */
export type Stop = 'possible' | 'asked' | 'too-late' | 'impossible';

/** Where one picture stands (specification §4). */
export type PictureState =
  | { status: 'idle' }
  | { status: 'creating'; stop: Stop }
  | { status: 'saving'; picture: PaintedPicture }
  | { status: 'saved' }
  /**
   * `kept`: painted but not saved. It is saved or put away, never painted a second time. `isRefused`: other words would
   * help, the same ones never will.
   */
  | { status: 'failed'; message: string; isRefused: boolean; kept: PaintedPicture | null };

/** Something is being done about a picture. */
export type PaintingState = Extract<PictureState, { status: 'creating' | 'saving' }>;

/** What a run tells, also after the screen that began it is gone. */
export interface PaintingReport<Item, Saved> {
  /** `item`: as it was before. */
  saved: (saved: Saved, item: Item) => void;
  failed: (error: unknown, message: string) => void;
  cancelled: () => void;
}

/** Paints; answers with the item that the picture is of, as it is stored by then. */
export type Paint<Item> = (options: GenerationOptions) => Promise<{ item: Item; picture: PaintedPicture }>;

export interface PaintingRuns<Item, Saved> {
  stateOf: (itemId: string) => PictureState;
  watch: (onChange: () => void) => () => void;
  /** Paints, and saves the picture. Ignored while one is under way. */
  begin: (itemId: string, paint: Paint<Item>, report: PaintingReport<Item, Saved>) => Promise<void>;
  /** Saves a picture that was painted earlier. */
  hang: (item: Item, picture: PaintedPicture, report: PaintingReport<Item, Saved>) => Promise<void>;
  /** Waits for a painting that was begun before this visit and hangs it. Ignored while one is under way. */
  resume: (item: Item, requestId: string, report: PaintingReport<Item, Saved>) => Promise<void>;
  cancel: (itemId: string) => void;
  /** Puts the state aside, with whatever it kept. */
  clear: (itemId: string) => void;
}

export const GENERATE_IMAGE_FAILED = 'Failed to generate image';
export const SAVE_IMAGE_FAILED = 'Failed to save image';
export const IMAGE_SAVED = 'Image saved successfully!';
const NOT_FINISHED = 'The picture could not be finished';

const IDLE: PictureState = { status: 'idle' };

export const isUnderWay = (state: PictureState): state is PaintingState =>
  state.status === 'creating' || state.status === 'saving';

/** Paintings under way, one per item. They outlive the screen that began them. */
export function createPaintingRuns<Item extends { id: string }, Saved>(
  save: (item: Item, picture: PaintedPicture) => Promise<Saved>,
  generation: Pick<GenerationService, 'waitFor'>,
): PaintingRuns<Item, Saved> {
  const { stateOf, change, watch } = createRunStates(IDLE);
  const stops = new Map<string, AbortController>();

  function fail(
    id: string,
    error: unknown,
    kept: PaintedPicture | null,
    report: Pick<PaintingReport<Item, Saved>, 'failed'>,
  ): void {
    const message = isAppError(error) ? error.message : kept ? SAVE_IMAGE_FAILED : GENERATE_IMAGE_FAILED;
    const isRefused = isAppError(error) && error.code === 'refused';
    change(id, { status: 'failed', message, isRefused, kept });
    report.failed(error, message);
  }

  async function hang(item: Item, picture: PaintedPicture, report: PaintingReport<Item, Saved>): Promise<void> {
    change(item.id, { status: 'saving', picture });
    try {
      const saved = await save(item, picture);
      change(item.id, { status: 'saved' });
      report.saved(saved, item);
    } catch (error) {
      fail(item.id, error, picture, report);
    }
  }

  function tooLate(id: string): void {
    if (stateOf(id).status === 'creating') change(id, { status: 'creating', stop: 'too-late' });
  }

  return {
    stateOf,
    watch,

    async begin(id, paint, report) {
      if (isUnderWay(stateOf(id))) return;
      change(id, { status: 'creating', stop: 'possible' });
      const stop = new AbortController();
      stops.set(id, stop);
      try {
        const { item, picture } = await paint({ signal: stop.signal, onTooLate: () => tooLate(id) });
        stops.delete(id);
        await hang(item, picture, report);
      } catch (error) {
        stops.delete(id);
        if (!isGenerationCancelled(error)) return fail(id, error, null, report);
        change(id, IDLE);
        report.cancelled();
      }
    },

    hang: async (item, picture, report) => {
      if (!isUnderWay(stateOf(item.id))) await hang(item, picture, report);
    },

    async resume(item, requestId, report) {
      const { id } = item;
      if (isUnderWay(stateOf(id))) return;
      change(id, { status: 'creating', stop: 'impossible' });
      try {
        const offer = await generation.waitFor(requestId);
        if (offer && offer.kind !== 'story') await hang(item, offer.picture, report);
        else fail(id, new AppError('internal', NOT_FINISHED), null, report);
      } catch (error) {
        fail(id, error, null, report);
      }
    },

    cancel(id) {
      const stop = stops.get(id);
      if (!stop || stateOf(id).status !== 'creating') return;
      change(id, { status: 'creating', stop: 'asked' });
      stop.abort();
    },

    clear: (id) => change(id, IDLE),
  };
}
