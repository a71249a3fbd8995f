import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { ChapterOptions } from '../stories/story-service.ts';
import { isOfferOf, type Finished, type Input, type Kind, type Made, type Saved } from './generation-kinds.ts';
import type { DeferredServices } from '../services.ts';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import { GenerationCancelled } from './run-generation.ts';

/** Whether a generation can still be cancelled; `asked` waits for the service's answer. */
export type Stop = 'possible' | 'asked' | 'too-late';

export interface Making<K extends Kind> {
  status: 'making';
  input: Input<K>;
  stop: Stop;
  /** The request was sent before this page was loaded or the connection was lost. */
  isResumed: boolean;
  begunAt: number;
  paragraphs: readonly string[];
}

interface Saving<K extends Kind> {
  status: 'saving';
  input: Input<K>;
  made: Made<K>;
  /** The result being stored, once it can be shown. */
  shown: Saved<K> | null;
}

export type UnderWay<K extends Kind> = Making<K> | Saving<K>;

export type GenerationState<K extends Kind> =
  | { status: 'idle' }
  | UnderWay<K>
  | { status: 'saved'; input: Input<K>; made: Made<K>; saved: Saved<K> }
  /** `made` was generated but not saved: it can be saved or discarded, and is never generated again. */
  | { status: 'failed'; input: Input<K>; made: Made<K> | null; error: AppError; paragraphs: readonly string[] };

export interface Report<K extends Kind> {
  screen: string;
  /** `isShown` is true, here and in `failed`, if `screen` is open. */
  saved: (saved: Saved<K>, run: { input: Input<K>; made: Made<K>; isShown: boolean }) => void;
  failed: (error: AppError, run: { input: Input<K>; made: Made<K> | null; isShown: boolean }) => void;
  cancelled: () => void;
  /** Called before saving again after `error`. Resolves to what can be saved now, or null. */
  renew?: (made: Made<K>, error: AppError) => Promise<Made<K> | null>;
}

const NOT_FINISHED = 'We couldn’t finish the picture';

export const isUnderWay = <K extends Kind>(state: GenerationState<K>): state is UnderWay<K> =>
  state.status === 'making' || state.status === 'saving';

const toAppError = (cause: unknown, sentence: string): AppError =>
  isAppError(cause) ? cause : new AppError('internal', sentence, { cause });

const withParagraph = (paragraphs: readonly string[], index: number, text: string): readonly string[] =>
  index < paragraphs.length ? paragraphs.map((one, at) => (at === index ? text : one)) : [...paragraphs, text];

const IDLE = { status: 'idle' } as const;

type GeneratingServices = Pick<DeferredServices, 'works' | 'generation'>;

/** All generations of the family on this page, by kind and id. They outlive the screens that show them. */
export type Generations = ReturnType<typeof createGenerations>;

/** @param load loads the services that do the work, which are not needed to show it */
export function createGenerations(load: () => Promise<GeneratingServices>) {
  const states: { [K in Kind]: Map<string, GenerationState<K>> } = {
    story: new Map(),
    portrait: new Map(),
    location: new Map(),
    scene: new Map(),
    rewrite: new Map(),
    narration: new Map(),
  };
  const listeners = new Set<() => void>();
  let version = 0;
  const stops = new Map<string, AbortController>();
  const screens = new Map<string, number>();

  const keyOf = (kind: Kind, id: string): string => `${kind} ${id}`;
  const isOpen = (kind: Kind, screen: string): boolean => (screens.get(keyOf(kind, screen)) ?? 0) > 0;
  const stateOf = <K extends Kind>(kind: K, id: string): GenerationState<K> => states[kind].get(id) ?? IDLE;

  function change<K extends Kind>(kind: K, id: string, next: GenerationState<K>): void {
    states[kind].set(id, next);
    version += 1;
    for (const listener of listeners) listener();
  }

  function changeMaking<K extends Kind>(kind: K, id: string, patch: (making: Making<K>) => Partial<Making<K>>): void {
    const state = stateOf(kind, id);
    if (state.status === 'making') change(kind, id, { ...state, ...patch(state) });
  }

  async function save<K extends Kind>(kind: K, id: string, { input, made }: Finished<K>, report: Report<K>) {
    const before = stateOf(kind, id);
    let current = made;
    change(kind, id, { status: 'saving', input, made, shown: null });
    try {
      if (before.status === 'failed' && report.renew) {
        const renewed = await report.renew(made, before.error);
        if (renewed === null) return change(kind, id, IDLE);
        current = renewed;
      }
      const show = (shown: Saved<K>) => change(kind, id, { status: 'saving', input, made: current, shown });
      const { [kind]: work } = (await load()).works;
      const saved = await withUserMessage(work.saveFailed, () => work.save(input, current, show));
      change(kind, id, { status: 'saved', input, made: current, saved });
      report.saved(saved, { input, made: current, isShown: isOpen(kind, report.screen) });
    } catch (cause) {
      const error = toAppError(cause, LOAD_FAILED);
      change(kind, id, { status: 'failed', input, made: current, error, paragraphs: [] });
      report.failed(error, { input, made: current, isShown: isOpen(kind, report.screen) });
    }
  }

  async function run<K extends Kind>(
    kind: K,
    id: string,
    { input, isResumed, report }: { input: Input<K>; isResumed: boolean; report: Report<K> },
    make: (services: GeneratingServices, options: ChapterOptions) => Promise<Finished<K>>,
  ): Promise<void> {
    if (isUnderWay(stateOf(kind, id))) return;
    const stop = new AbortController();
    stops.set(keyOf(kind, id), stop);
    const begunAt = Date.now();
    change(kind, id, { status: 'making', input, stop: 'possible', isResumed, begunAt, paragraphs: [] });
    let sentence = LOAD_FAILED;
    try {
      const services = await load();
      sentence = services.works[kind].generateFailed;
      const finished = await make(services, {
        signal: stop.signal,
        onTooLate: () => changeMaking(kind, id, () => ({ stop: 'too-late' })),
        onParagraph: (index, text) =>
          changeMaking(kind, id, ({ paragraphs }) => ({ paragraphs: withParagraph(paragraphs, index, text) })),
      });
      await save(kind, id, finished, report);
    } catch (cause) {
      if (cause instanceof GenerationCancelled) {
        change(kind, id, IDLE);
        report.cancelled();
        return;
      }
      const error = toAppError(cause, sentence);
      const state = stateOf(kind, id);
      // The text of a refused story is not shown.
      const paragraphs = state.status === 'making' && error.code !== 'refused' ? state.paragraphs : [];
      change(kind, id, { status: 'failed', input, made: null, error, paragraphs });
      report.failed(error, { input, made: null, isShown: isOpen(kind, report.screen) });
    }
  }

  return {
    stateOf,

    listOpen: <K extends Kind>(kind: K) =>
      [...states[kind].values()].flatMap((state) =>
        state.status === 'idle' || state.status === 'saved' ? [] : [state.input],
      ),

    watch: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    version: () => version,

    open: (kind: Kind, screen: string): (() => void) => {
      const key = keyOf(kind, screen);
      screens.set(key, (screens.get(key) ?? 0) + 1);
      return () => screens.set(key, (screens.get(key) ?? 1) - 1);
    },

    /** Generates and saves. Ignored while the same generation is running. */
    begin: <K extends Kind>(kind: K, id: string, input: Input<K>, report: Report<K>): Promise<void> =>
      run(kind, id, { input, isResumed: false, report }, async ({ works }, options) => ({
        input,
        made: await works[kind].make(input, options),
      })),

    /** Waits for a request sent before this page was loaded, and saves its result. Ignored while it is running. */
    resume: <K extends Kind>(
      kind: K,
      id: string,
      input: Input<K>,
      { requestId, report }: { requestId: string; report: Report<K> },
    ): Promise<void> =>
      run(kind, id, { input, isResumed: true, report }, async ({ generation }, options) => {
        const offer = await generation.finish(requestId, options);
        if (!offer || !isOfferOf(kind, offer)) throw new AppError('internal', NOT_FINISHED);
        return offer;
      }),

    save: async <K extends Kind>(kind: K, id: string, finished: Finished<K>, report: Report<K>): Promise<void> => {
      if (!isUnderWay(stateOf(kind, id))) await save(kind, id, finished, report);
    },

    cancel: (kind: Kind, id: string): void => {
      const state = stateOf(kind, id);
      if (state.status !== 'making' || state.stop !== 'possible') return;
      changeMaking(kind, id, () => ({ stop: 'asked' }));
      stops.get(keyOf(kind, id))?.abort();
    },

    clear: (kind: Kind, id: string): void => {
      if (!isUnderWay(stateOf(kind, id))) change(kind, id, IDLE);
    },
  };
}
