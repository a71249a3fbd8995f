import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { createListeners } from '../core/listeners.ts';
import { LOAD_FAILED } from '../core/with-user-message.ts';
import type { LazyServices } from '../services.ts';
import type { ChapterOptions } from '../stories/story-service.ts';
import type { FinishedOffer } from './finished-offers.ts';
import type { Finished, Input, Kind, Generated, Saved } from './generation-kinds.ts';
import { GenerationCancelled } from './run-generation.ts';

/** Whether a generation can still be cancelled. `asked`: the service has not responded yet. */
export type Stop = 'possible' | 'asked' | 'too-late';

export interface Generating<K extends Kind> {
  status: 'generating';
  input: Input<K>;
  stop: Stop;
  /** Waits for a request that was sent before this page was loaded, or before the connection was lost. */
  isResumed: boolean;
  startedAt: number;
  paragraphs: readonly string[];
}

/** `shown`: the result that is being stored, if it can already be shown. */
type Saving<K extends Kind> = { status: 'saving'; shown: Saved<K> | null } & Finished<K>;

export type UnderWay<K extends Kind> = Generating<K> | Saving<K>;

export interface Failed<K extends Kind> {
  status: 'failed';
  input: Input<K>;
  /** A result that was generated but not saved. It can be saved or discarded, and is not generated again. */
  generated: Generated<K> | null;
  error: AppError;
  paragraphs: readonly string[];
}

/** How a generation ended; 'idle' if it was cancelled. */
type End<K extends Kind> = { status: 'idle' } | ({ status: 'saved'; saved: Saved<K> } & Finished<K>) | Failed<K>;

export type GenerationState<K extends Kind> = End<K> | UnderWay<K>;

export interface Report<K extends Kind> {
  screen: string;
  /** `isShown` is true if `screen` is open. */
  ended: (end: End<K>, isShown: boolean) => void;
  /** Called after saving has failed with `error`. Resolves to work that can be saved instead, or null. */
  renew?: ((generated: Generated<K>, error: AppError) => Promise<Generated<K> | null>) | undefined;
}

const NOT_FINISHED = 'We couldn’t finish the picture';

/** Whether the job of a resumed request has ended without a result, so that there is nothing left to wait for. */
export const hasEnded = ({ field }: AppError): boolean => field === 'requestId';

export const isUnderWay = <K extends Kind>(state: GenerationState<K>): state is UnderWay<K> =>
  state.status === 'generating' || state.status === 'saving';

/** Not for narrations, which functions store, and rewrites, which are offered in their story. */
export const isOffered = <Name>(kind: Name): kind is Exclude<Name, 'narration' | 'rewrite'> =>
  kind !== 'narration' && kind !== 'rewrite';

const isOfferOf = <K extends Kind>(kind: K, offer: FinishedOffer): offer is FinishedOffer & Finished<K> =>
  offer.kind === kind;

const withParagraph = (paragraphs: readonly string[], index: number, text: string): readonly string[] =>
  index < paragraphs.length ? paragraphs.map((one, at) => (at === index ? text : one)) : [...paragraphs, text];

const IDLE = { status: 'idle' } as const;

type GeneratingServices = Pick<LazyServices, 'works' | 'generation'>;

/** All generations of the family on this page, by kind and id. They survive navigation between screens. */
export type Generations = ReturnType<typeof createGenerations>;

/** @param load loads the services that generate; showing the state does not need them */
export function createGenerations(load: () => Promise<GeneratingServices>) {
  const states: { [K in Kind]?: Map<string, GenerationState<K>> } = {};
  const { watch, notify } = createListeners();
  let version = 0;
  const controllers = new Map<string, AbortController>();
  const openScreens = new Set<{ kind: Kind; screen: string }>();

  const stateOf = <K extends Kind>(kind: K, id: string): GenerationState<K> => states[kind]?.get(id) ?? IDLE;

  function change<K extends Kind>(kind: K, id: string, next: GenerationState<K>): void {
    (states[kind] ??= new Map()).set(id, next);
    version += 1;
    notify();
  }

  function changeGenerating<K extends Kind>(
    kind: K,
    id: string,
    patch: (generating: Generating<K>) => Partial<Generating<K>>,
  ): void {
    const state = stateOf(kind, id);
    if (state.status === 'generating') change(kind, id, { ...state, ...patch(state) });
  }

  /** Makes the work and saves it. Ignored while the same generation is running. */
  async function run<K extends Kind>(
    kind: K,
    id: string,
    { start, report }: { start: UnderWay<K>; report: Report<K> },
    generate: (services: GeneratingServices, options: ChapterOptions) => Promise<Finished<K> | null>,
  ): Promise<void> {
    if (isUnderWay(stateOf(kind, id))) return;
    const controller = new AbortController();
    controllers.set(`${kind} ${id}`, controller);
    change(kind, id, start);
    let sentence = LOAD_FAILED;

    function end(ended: End<K>): void {
      change(kind, id, ended);
      const isShown = [...openScreens].some((open) => open.kind === kind && open.screen === report.screen);
      report.ended(ended, isShown);
    }

    try {
      const services = await load();
      const work = services.works[kind];
      sentence = work.generateFailed;
      const finished = await generate(services, {
        signal: controller.signal,
        onTooLate: () => changeGenerating(kind, id, () => ({ stop: 'too-late' })),
        onParagraph: (index, text) =>
          changeGenerating(kind, id, ({ paragraphs }) => ({ paragraphs: withParagraph(paragraphs, index, text) })),
      });
      if (finished === null) return change(kind, id, IDLE);
      const { input, generated } = finished;
      const show = (shown: Saved<K> | null) => change(kind, id, { status: 'saving', input, generated, shown });
      show(null);
      sentence = work.saveFailed;
      end({ status: 'saved', input, generated, saved: await work.save(input, generated, show) });
    } catch (cause) {
      if (cause instanceof GenerationCancelled) return end(IDLE);
      const error = isAppError(cause) ? cause : new AppError('internal', sentence, { cause });
      const state = stateOf(kind, id);
      // Dropped after a refusal, because the text of a refused story must not be shown.
      const paragraphs = state.status === 'generating' && error.code !== 'refused' ? state.paragraphs : [];
      const { input, generated } = state.status === 'saving' ? state : { input: start.input, generated: null };
      end({ status: 'failed', input, generated, error, paragraphs });
    }
  }

  const generating = <K extends Kind>(
    input: Input<K>,
    isResumed: boolean,
    paragraphs: readonly string[] = [],
  ): Generating<K> => ({ status: 'generating', input, stop: 'possible', isResumed, startedAt: Date.now(), paragraphs });

  function shownOf(kind: Kind, id: string): readonly string[] {
    const state = stateOf(kind, id);
    return state.status === 'failed' ? state.paragraphs : [];
  }

  return {
    stateOf,

    listOpen: <K extends Kind>(kind: K): Input<K>[] =>
      [...(states[kind]?.values() ?? [])].flatMap((state) =>
        state.status === 'idle' || state.status === 'saved' ? [] : [state.input],
      ),

    watch,

    version: () => version,

    open: (kind: Kind, screen: string): (() => void) => {
      const open = { kind, screen };
      openScreens.add(open);
      return () => openScreens.delete(open);
    },

    /** Generates and saves. */
    begin: <K extends Kind>(kind: K, id: string, input: Input<K>, report: Report<K>): Promise<void> =>
      run(kind, id, { start: generating(input, false), report }, async ({ works }, options) => ({
        input,
        generated: await works[kind].generate(input, options),
      })),

    /** Waits for a request sent before this page was loaded or before the connection was lost, and saves its result. */
    resume: <K extends Kind>(
      kind: K,
      id: string,
      input: Input<K>,
      { requestId, report }: { requestId: string; report: Report<K> },
    ): Promise<void> =>
      run(
        kind,
        id,
        { start: generating(input, true, shownOf(kind, id)), report },
        async ({ generation, works }, options) => {
          const offer = await generation.finish(requestId, options);
          if (offer && isOfferOf(kind, offer)) return offer;
          const generated = await works[kind].findSaved?.(input, requestId);
          if (generated) return { input, generated };
          const sentence = kind === 'story' ? GENERATE_STORY_FAILED : NOT_FINISHED;
          throw new AppError('internal', sentence, { field: 'requestId' });
        },
      ),

    save: <K extends Kind>(
      kind: K,
      id: string,
      { input, generated }: Finished<K>,
      report: Report<K>,
    ): Promise<void> => {
      const before = stateOf(kind, id);
      return run(kind, id, { start: { status: 'saving', input, generated, shown: null }, report }, async () => {
        const { renew } = report;
        const renewed = before.status === 'failed' && renew ? await renew(generated, before.error) : generated;
        return renewed && { input, generated: renewed };
      });
    },

    cancel: (kind: Kind, id: string): void => {
      const state = stateOf(kind, id);
      if (state.status !== 'generating' || state.stop !== 'possible') return;
      changeGenerating(kind, id, () => ({ stop: 'asked' }));
      controllers.get(`${kind} ${id}`)?.abort();
    },

    clear: (kind: Kind, id: string): void => {
      if (!isUnderWay(stateOf(kind, id))) change(kind, id, IDLE);
    },
  };
}
