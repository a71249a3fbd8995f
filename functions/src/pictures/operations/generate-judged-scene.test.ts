import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import { describe, expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import type { JudgementOrder, PictureOrder } from '../../generation/ports/providers.ts';
import { NO_PICTURES, NO_STAGING } from '../testing/no-pictures.ts';
import { generateJudgedScene, type JudgedSceneDeps } from './generate-judged-scene.ts';

const REFUSED = 'Not right for children';

const spec = {
  prompt: 'Ember waves',
  shape: 'landscape',
  quality: 'medium',
  references: [],
  audience: '5-8',
  messages: { refused: REFUSED, tooLarge: '', invalid: '' },
} as const;

const scoreOf = (sameHero: number, isRepainted: boolean) => ({
  requestId: 'request',
  model: 'painter-1',
  sameHero,
  isRepainted,
});
type Reply = SceneJudgement | Error;
const judgementOf = (sameHero: number, avoided = 0): SceneJudgement => ({ sameHero, avoided });

interface World {
  /** The judgements of the first scene and of the second. */
  replies: readonly Reply[];
  portraits?: readonly Buffer[];
  avoid?: readonly string[];
  realNames?: readonly string[];
  /** Whether the daily budget covers a second scene. */
  isAffordable?: boolean;
  /** How long the first scene takes. */
  firstMs?: number;
  secondFails?: boolean;
  /** How moderation of the first picture ends, and of the second; both are fit by default. */
  moderation?: readonly (AppError | null)[];
}

/** Generates a scene; the pictures are called 'scene 1' and 'scene 2'. */
async function generate({
  replies,
  portraits = [Buffer.from('portrait of Ember')],
  avoid = [],
  realNames = [],
  isAffordable = true,
  firstMs = 20_000,
  secondFails = false,
  moderation = [],
}: World) {
  const generated: PictureOrder[] = [];
  const judgements: JudgementOrder[] = [];
  const logged: string[] = [];
  const scores: unknown[] = [];
  const paidByUs: number[] = [];
  let moderated = 0;
  let now = 0;
  const deps: JudgedSceneDeps = {
    clock: { now: () => now, sleep: unexpected, every: unexpected },
    likenessThreshold: 50,
    sceneModelOf: () => 'painter-1',
    storyWriter: {
      async judgeScene(order) {
        judgements.push(order);
        const reply = replies[judgements.length - 1];
        if (reply === undefined || reply instanceof Error) throw reply ?? new Error('Unexpected call');
        return reply;
      },
    },
    shrinkPicture: async (picture) => Buffer.from(`small ${picture.toString()}`),
    imageModel: {
      async generate(order) {
        generated.push(order);
        if (generated.length === 2 && secondFails) throw new AppError('timed_out', 'Too slow');
        now += firstMs;
        return Buffer.from(`scene ${generated.length}`);
      },
    },
    encodePicture: async (picture) => ({ picture, thumbnail: picture }),
    moderator: {
      moderateTexts: unexpected,
      async moderatePicture() {
        const failure = moderation[moderated++];
        if (failure) throw failure;
        return { scores: {}, flagged: [] };
      },
    },
    pictures: NO_PICTURES,
    pictureStaging: NO_STAGING,
    pseudonymOf: () => 'pseudonym',
    log(_severity, event, details) {
      logged.push(event);
      if (event === 'scene_judged') scores.push(details);
    },
  };
  const meter = { beginCall: () => () => {} };
  const run: GenerationRun = {
    requestId: 'request',
    isRetry: false,
    startProvider: unexpected,
    isEconomy: false,
    meter,
    async doUnbilledWork(work) {
      paidByUs.push(now);
      return isAffordable ? work({ beginCall: () => () => {} }) : null;
    },
  };
  const scene = { uid: 'family', judged: { portraits, safety: { avoid, realNames } }, startedAt: 0 };
  const result = await generateJudgedScene(deps, run, spec, scene).catch((error: unknown) => error);
  const keptScene = result instanceof Error ? null : result;
  return { result, keptScene, generated, judged: judgements, logged, scores, paidByUs, meter };
}

/** The kept picture, and what was logged of it. */
const resultOf = ({ keptScene, scores }: Awaited<ReturnType<typeof generate>>) => ({
  encoded: String(Object(keptScene).picture),
  score: scores[0] ?? null,
});

it('a scene whose hero is recognized is kept with its score in the log, and generated once', async () => {
  const world = await generate({ replies: [judgementOf(50)] });
  expect(resultOf(world)).toEqual({ encoded: 'scene 1', score: scoreOf(50, false) });
  expect(world.generated).toHaveLength(1);
  expect(world.paidByUs).toEqual([]);
});

it('the judge gets small pictures, the portraits first, and no name', async () => {
  const { judged } = await generate({ replies: [judgementOf(90)], avoid: ['spiders', 'Nora'], realNames: ['Nora'] });
  expect(judged.map(({ pictures }) => pictures.map(String))).toEqual([['small portrait of Ember', 'small scene 1']]);
  expect(judged[0]).toMatchObject({ isEconomy: true, requestId: 'request', safetyIdentifier: 'pseudonym' });
  expect(judged[0]?.prompt.input).toContain('"avoid":["spiders"]');
  expect(judged[0]?.prompt.input).not.toMatch(/Nora|Ember/);
});

it('a scene with a stranger is generated once more, as unbilled work and under a different id, and the one with the hero is kept', async () => {
  const world = await generate({ replies: [judgementOf(49), judgementOf(93)] });
  expect(resultOf(world)).toEqual({ encoded: 'scene 2', score: scoreOf(93, true) });
  const [first, second, ...more] = world.generated;
  expect(more).toEqual([]);
  expect(first?.meter).toBe(world.meter);
  expect(second?.meter).not.toBe(world.meter);
  expect([first?.requestId, second?.requestId]).toEqual(['request', 'request-again']);
  expect(second?.timeoutMs).toBeLessThanOrEqual(120_000);
});

it('the first scene is kept if the hero of the second is no closer to the portrait, and no third is generated', async () => {
  const world = await generate({ replies: [judgementOf(40), judgementOf(40)] });
  expect(resultOf(world)).toEqual({ encoded: 'scene 1', score: scoreOf(40, true) });
  expect(world.generated).toHaveLength(2);
});

it.each([
  ['is not covered by the daily budget', 1, { isAffordable: false }],
  ['comes too late for a second one', 1, { firstMs: 90_001 }],
  ['is followed by one that fails', 2, { secondFails: true }],
  ['is followed by one that cannot be judged', 2, { replies: [judgementOf(10), new Error('Busy')] }],
])('a scene with a stranger that %s is kept', async (_case, scenes, world) => {
  const outcome = await generate({ replies: [judgementOf(10)], ...world });
  expect(outcome.generated).toHaveLength(scenes);
  expect(resultOf(outcome)).toMatchObject({ encoded: 'scene 1', score: { sameHero: 10 } });
});

it('a scene is kept without a score when the judge fails, even if there is something to avoid', async () => {
  const world = await generate({ replies: [new Error('Busy')], avoid: ['spiders'] });
  expect(resultOf(world)).toEqual({ encoded: 'scene 1', score: null });
  expect(world.generated).toHaveLength(1);
  expect(world.logged).toEqual(['scene_not_judged']);
});

it('a judgement that was not requested is ignored: something to avoid without a list, a hero without a portrait', async () => {
  const world = await generate({ replies: [judgementOf(80, 90)] });
  expect(resultOf(world)).toMatchObject({ encoded: 'scene 1', score: { sameHero: 80 } });
  const unpictured = await generate({ replies: [judgementOf(0, 10)], portraits: [], avoid: ['spiders'] });
  expect(resultOf(unpictured)).toEqual({ encoded: 'scene 1', score: null });
  expect([world, unpictured].map(({ generated }) => generated.length)).toEqual([1, 1]);
});

it('a scene without portraits and with nothing to avoid is not judged', async () => {
  const world = await generate({ replies: [], portraits: [] });
  expect(resultOf(world)).toEqual({ encoded: 'scene 1', score: null });
  expect(world.judged).toEqual([]);
});

describe('a scene that shows something of the avoid list', () => {
  const avoid = ['spiders'];

  it('a scene that shows something to avoid is generated again, and the second is kept even if its hero resembles the portrait less', async () => {
    const world = await generate({ replies: [judgementOf(95, 50), judgementOf(60, 49)], avoid });
    expect(resultOf(world)).toMatchObject({ encoded: 'scene 2', score: { sameHero: 60, isRepainted: true } });
  });

  it('a second scene that shows something to avoid is not kept even if its hero resembles the portrait more', async () => {
    const world = await generate({ replies: [judgementOf(30), judgementOf(95, 80)], avoid });
    expect(resultOf(world)).toMatchObject({ encoded: 'scene 1', score: { sameHero: 30 } });
  });

  it.each([
    ['both scenes show something to avoid', { replies: [judgementOf(95, 80), judgementOf(95, 60)] }],
    ['no second scene can be generated', { replies: [judgementOf(95, 80)], isAffordable: false }],
    ['the second generation fails', { replies: [judgementOf(95, 80)], secondFails: true }],
    ['the second scene cannot be judged', { replies: [judgementOf(95, 80), new Error('Busy')] }],
  ])(
    'a scene with something to avoid is refused, without counting as a refusal of the family, when %s',
    async (_case, world) => {
      const { result, logged } = await generate({ avoid, ...world });
      expect(result).toMatchObject({ code: 'refused', message: REFUSED, isCounted: false });
      expect(logged.at(-1)).toBe('scene_shows_avoided');
    },
  );
});

describe('a scene that could not be moderated', () => {
  const failure = new AppError('busy', 'The vendor is busy');

  it('it fails, and is not kept', async () => {
    const { result } = await generate({ replies: [judgementOf(90)], moderation: [failure] });
    expect(result).toBe(failure);
  });

  it('it ends as an outage, which a later attempt may mend, when moderation takes too long', async () => {
    const late = new AppError('timed_out', 'Too slow');
    const { result } = await generate({ replies: [judgementOf(90)], moderation: [late] });
    expect(result).toMatchObject({ code: 'internal', message: INTERNAL, cause: late });
  });

  it('the first scene is kept when the second cannot be moderated', async () => {
    const world = await generate({ replies: [judgementOf(10), judgementOf(90)], moderation: [null, failure] });
    expect(resultOf(world)).toMatchObject({ encoded: 'scene 1' });
  });
});
