import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { isGenerationCancelled } from '../../services/generation-cancelled.ts';
import type { GenerationService } from '../../services/generation-service.ts';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import type { PictureStudio } from './picture-studio.ts';

/** Whether the person can still stop a painting; `asked` waits for the service's answer. */
export type Stop = 'possible' | 'asked' | 'too-late' | 'impossible';

/** Where the picture of one item stands (specification §4). */
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

/** What a run tells, also after the screen that began it is gone. */
export interface PictureReport<Item> {
  /** The stored item has changed. */
  changed: (item: Item) => void;
  saved: (item: Item, isFirst: boolean) => void;
  failed: (error: unknown, message: string) => void;
  cancelled: () => void;
}

/** What is wished for: how it is to look, and what should be different this time. */
export interface PictureWishes {
  look: AdvancedFeatures;
  /** '' where nothing was wrong with the last one. */
  wish: string;
}

export interface PictureRuns<Item> {
  stateOf: (itemId: string) => PictureState;
  watch: (onChange: () => void) => () => void;
  /** Stores the look where it has changed, paints, and hangs the picture. Ignored while one is under way. */
  paint: (item: Item, wishes: PictureWishes, report: PictureReport<Item>) => Promise<void>;
  /** Saves a picture that was painted earlier. */
  hang: (item: Item, picture: PaintedPicture, report: PictureReport<Item>) => Promise<void>;
  /** Waits for a painting that was begun before this visit and hangs it. Ignored while one is under way. */
  resume: (item: Item, requestId: string, report: PictureReport<Item>) => Promise<void>;
  cancel: (itemId: string) => void;
  /** Puts the state aside, with whatever it kept. */
  clear: (itemId: string) => void;
}

interface Paintable {
  id: string;
  imagePath: string | null;
  advancedFeatures: AdvancedFeatures;
}

export const GENERATE_IMAGE_FAILED = 'Failed to generate image';
export const SAVE_IMAGE_FAILED = 'Failed to save image';
export const NOT_FINISHED = 'The picture could not be finished';

const IDLE: PictureState = { status: 'idle' };

export const isUnderWay = ({ status }: PictureState): boolean => status === 'creating' || status === 'saving';

/** Pictures under way, one per item. They outlive the screen that began them. */
export function createPictureRuns<Item extends Paintable>(
  studio: Pick<PictureStudio<Item>, 'update' | 'generatePicture' | 'savePicture'>,
  generation: Pick<GenerationService, 'waitFor'>,
): PictureRuns<Item> {
  const states = new Map<string, PictureState>();
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const stateOf = (id: string): PictureState => states.get(id) ?? IDLE;

  function change(id: string, state: PictureState): void {
    states.set(id, state);
    for (const listener of listeners) listener();
  }

  function fail(id: string, error: unknown, kept: PaintedPicture | null, report: PictureReport<Item>): void {
    const message = isAppError(error) ? error.message : kept ? SAVE_IMAGE_FAILED : GENERATE_IMAGE_FAILED;
    const isRefused = isAppError(error) && error.code === 'refused';
    change(id, { status: 'failed', message, isRefused, kept });
    report.failed(error, message);
  }

  async function withLook(item: Item, look: AdvancedFeatures, report: PictureReport<Item>): Promise<Item> {
    if (JSON.stringify(look) === JSON.stringify(item.advancedFeatures)) return item;
    const updated = await studio.update(item, { ...item, advancedFeatures: look });
    report.changed(updated);
    return updated;
  }

  async function hang(item: Item, picture: PaintedPicture, report: PictureReport<Item>): Promise<void> {
    const isFirst = item.imagePath === null;
    change(item.id, { status: 'saving', picture });
    try {
      const saved = await studio.savePicture(item, picture);
      change(item.id, { status: 'saved' });
      report.saved(saved, isFirst);
    } catch (error) {
      fail(item.id, error, picture, report);
    }
  }

  function tooLate(id: string): void {
    if (stateOf(id).status === 'creating') change(id, { status: 'creating', stop: 'too-late' });
  }

  /** Null when nothing was painted; the state says why. */
  async function create(
    item: Item,
    wish: string,
    signal: AbortSignal,
    report: PictureReport<Item>,
  ): Promise<PaintedPicture | null> {
    const { id } = item;
    try {
      return await studio.generatePicture(item, { wish, signal, onTooLate: () => tooLate(id) });
    } catch (error) {
      if (isGenerationCancelled(error)) {
        change(id, IDLE);
        report.cancelled();
      } else fail(id, error, null, report);
      return null;
    } finally {
      stops.delete(id);
    }
  }

  return {
    stateOf,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    async paint(item, { look, wish }, report) {
      const { id } = item;
      if (isUnderWay(stateOf(id))) return;
      change(id, { status: 'creating', stop: 'possible' });
      const stop = new AbortController();
      stops.set(id, stop);
      const asked = await withLook(item, look, report).catch((error: unknown) => {
        fail(id, error, null, report);
        return null;
      });
      const picture = asked && (await create(asked, wish, stop.signal, report));
      if (asked && picture) await hang(asked, picture, report);
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

/** Finds the pictures under way of one kind by the service of the signed-in family. */
export function keepPictureRuns<Item extends Paintable>(): (
  studio: PictureStudio<Item>,
  generation: GenerationService,
) => PictureRuns<Item> {
  const runsByService = new WeakMap<PictureStudio<Item>, PictureRuns<Item>>();
  return (studio, generation) => {
    const runs = runsByService.get(studio) ?? createPictureRuns(studio, generation);
    runsByService.set(studio, runs);
    return runs;
  };
}
