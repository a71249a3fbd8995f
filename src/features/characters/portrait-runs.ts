import type { Character } from '@talelantern/domain/characters/character';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { CharacterService, PaintedPortrait } from '../../services/character-service.ts';
import { isGenerationCancelled } from '../../services/generation-cancelled.ts';
import type { GenerationService } from '../../services/generation-service.ts';

/** Whether the person can still stop a painting; `asked` waits for the service's answer. */
export type Stop = 'possible' | 'asked' | 'too-late' | 'impossible';

/** Where the portrait of one character stands (specification §4). */
export type PortraitState =
  | { status: 'idle' }
  | { status: 'creating'; stop: Stop }
  | { status: 'saving'; portrait: PaintedPortrait }
  | { status: 'saved' }
  /**
   * `kept`: painted but not saved. It is saved or put away, never painted a second time. `isRefused`: other words would
   * help, the same ones never will.
   */
  | { status: 'failed'; message: string; isRefused: boolean; kept: PaintedPortrait | null };

/** What a run tells, also after the screen that began it is gone. */
export interface PortraitReport {
  /** The stored character has changed. */
  changed: (character: Character) => void;
  saved: (character: Character, isFirst: boolean) => void;
  failed: (error: unknown, message: string) => void;
  cancelled: () => void;
}

export interface PortraitRuns {
  stateOf: (characterId: string) => PortraitState;
  watch: (onChange: () => void) => () => void;
  /** Stores the wishes where they have changed, paints, and hangs the picture. Ignored while one is under way. */
  paint: (character: Character, look: AdvancedFeatures, report: PortraitReport) => Promise<void>;
  /** Saves a picture that was painted earlier. */
  hang: (character: Character, portrait: PaintedPortrait, report: PortraitReport) => Promise<void>;
  /** Waits for a painting that was begun before this visit and hangs it. Ignored while one is under way. */
  resume: (character: Character, requestId: string, report: PortraitReport) => Promise<void>;
  cancel: (characterId: string) => void;
  /** Puts the state aside, with whatever it kept. */
  clear: (characterId: string) => void;
}

export const GENERATE_IMAGE_FAILED = 'Failed to generate image';
export const SAVE_IMAGE_FAILED = 'Failed to save image';
export const NOT_FINISHED = 'The portrait could not be finished';

const IDLE: PortraitState = { status: 'idle' };

const isUnderWay = ({ status }: PortraitState): boolean => status === 'creating' || status === 'saving';

/** Portraits under way, one per character. They outlive the screen that began them. */
export function createPortraitRuns(
  characters: Pick<CharacterService, 'update' | 'generatePortrait' | 'savePortrait'>,
  generation: Pick<GenerationService, 'waitFor'>,
): PortraitRuns {
  const states = new Map<string, PortraitState>();
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const stateOf = (id: string): PortraitState => states.get(id) ?? IDLE;

  function change(id: string, state: PortraitState): void {
    states.set(id, state);
    for (const listener of listeners) listener();
  }

  function fail(id: string, error: unknown, kept: PaintedPortrait | null, report: PortraitReport): void {
    const message = isAppError(error) ? error.message : kept ? SAVE_IMAGE_FAILED : GENERATE_IMAGE_FAILED;
    const isRefused = isAppError(error) && error.code === 'refused';
    change(id, { status: 'failed', message, isRefused, kept });
    report.failed(error, message);
  }

  async function withWishes(character: Character, look: AdvancedFeatures, report: PortraitReport): Promise<Character> {
    if (JSON.stringify(look) === JSON.stringify(character.advancedFeatures)) return character;
    const updated = await characters.update(character, { ...character, advancedFeatures: look });
    report.changed(updated);
    return updated;
  }

  async function hang(character: Character, portrait: PaintedPortrait, report: PortraitReport): Promise<void> {
    const isFirst = character.imagePath === null;
    change(character.id, { status: 'saving', portrait });
    try {
      const saved = await characters.savePortrait(character, portrait);
      change(character.id, { status: 'saved' });
      report.saved(saved, isFirst);
    } catch (error) {
      fail(character.id, error, portrait, report);
    }
  }

  function tooLate(id: string): void {
    if (stateOf(id).status === 'creating') change(id, { status: 'creating', stop: 'too-late' });
  }

  /** Null when nothing was painted; the state says why. */
  async function create(
    character: Character,
    signal: AbortSignal,
    report: PortraitReport,
  ): Promise<PaintedPortrait | null> {
    const { id } = character;
    try {
      return await characters.generatePortrait(character, { signal, onTooLate: () => tooLate(id) });
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

    async paint(character, look, report) {
      const { id } = character;
      if (isUnderWay(stateOf(id))) return;
      change(id, { status: 'creating', stop: 'possible' });
      const stop = new AbortController();
      stops.set(id, stop);
      const asked = await withWishes(character, look, report).catch((error: unknown) => {
        fail(id, error, null, report);
        return null;
      });
      const portrait = asked && (await create(asked, stop.signal, report));
      if (asked && portrait) await hang(asked, portrait, report);
    },

    hang: async (character, portrait, report) => {
      if (!isUnderWay(stateOf(character.id))) await hang(character, portrait, report);
    },

    async resume(character, requestId, report) {
      const { id } = character;
      if (isUnderWay(stateOf(id))) return;
      change(id, { status: 'creating', stop: 'impossible' });
      try {
        const offer = await generation.waitFor(requestId);
        if (offer?.kind === 'portrait') await hang(character, offer.portrait, report);
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

const runsByService = new WeakMap<CharacterService, PortraitRuns>();

/** The portraits under way of the signed-in family. */
export function portraitRunsOf(characters: CharacterService, generation: GenerationService): PortraitRuns {
  const runs = runsByService.get(characters) ?? createPortraitRuns(characters, generation);
  runsByService.set(characters, runs);
  return runs;
}
