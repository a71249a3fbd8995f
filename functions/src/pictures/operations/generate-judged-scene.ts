import { AppError } from '@talelantern/domain/errors/app-error';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { buildJudgementPrompt } from '@talelantern/domain/stories/judgement-prompt';
import { showsAvoided, type SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import type { Clock } from '../../core/clock.ts';
import { describeCause } from '../../core/log.ts';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import type { JudgementOrder, StoryWriter } from '../../generation/ports/providers.ts';
import type { FamilySafety } from '../../families/ports/ports.ts';
import type { EncodedPicture, PictureShrinker } from '../ports/ports.ts';
import {
  generateAndModerate,
  type ModeratedPicture,
  type ModeratedSpec,
  type PictureDeps,
} from './generate-picture.ts';

export interface JudgedSceneDeps extends PictureDeps {
  clock: Clock;
  storyWriter: Pick<StoryWriter, 'judgeScene'>;
  shrinkPicture: PictureShrinker;
  /** A scene whose likeness of the hero is below this is generated once more. */
  likenessThreshold: number;
  sceneModelOf: (quality: ModeratedSpec['quality']) => string;
}

interface SceneToJudge {
  uid: string;
  judged: {
    /** Portraits of characters in the scene, the most important first. */
    portraits: readonly Buffer[];
    safety: Pick<FamilySafety, 'avoid' | 'realNames'>;
  };
  /** When the work for the scene began, in ms. */
  startedAt: number;
}

type Generated = ModeratedPicture<SceneJudgement | null>;
type Judged = ModeratedPicture<SceneJudgement>;

/** A second scene is begun within this time only, and has its own limit: both fit into the time limit of functions. */
const LATEST_REGENERATION_MS = 90_000;
const REGENERATION_TIMEOUT_MS = 120_000;

/**
 * Generates a scene and judges it. If its hero is not recognized, or something of the avoid list is seen, the scene is
 * generated once more as unbilled work, and the better one is kept (docs/decisions/0176).
 * @throws AppError `refused` when both show something of the avoid list; the errors of
 * `generateAndModerate`.
 */
export async function generateJudgedScene(
  deps: JudgedSceneDeps,
  run: GenerationRun,
  spec: ModeratedSpec,
  scene: SceneToJudge,
): Promise<EncodedPicture> {
  const first = await generateAndJudge(deps, run, spec, scene);
  if (!isJudged(first)) return first.encoded;
  const second = isGood(first, deps.likenessThreshold) ? null : await regenerate(deps, run, spec, scene);
  const keptScene = betterOf(first, second);
  if (!keptScene) {
    deps.log('warning', 'scene_shows_avoided', { requestId: run.requestId, isRepainted: second !== null });
    throw new AppError('refused', spec.messages.refused, { isCounted: false });
  }
  const { sameHero } = keptScene.seen;
  const model = deps.sceneModelOf(spec.quality);
  if (scene.judged.portraits.length > 0)
    deps.log('info', 'scene_judged', { requestId: run.requestId, model, sameHero, isRepainted: second !== null });
  return keptScene.encoded;
}

const isJudged = (scene: Generated): scene is Judged => scene.seen !== null;

const isGood = ({ seen }: Judged, likenessThreshold: number): boolean =>
  seen.sameHero >= likenessThreshold && !showsAvoided(seen);

/** The scene that shows nothing of the avoid list and has the higher likeness; null if both show something of it. */
function betterOf(first: Judged, second: Generated | null): Judged | null {
  const fitScenes = [first, ...(second && isJudged(second) ? [second] : [])].filter(({ seen }) => !showsAvoided(seen));
  const [best = null] = fitScenes.toSorted((one, other) => other.seen.sameHero - one.seen.sameHero);
  return best;
}

const generateAndJudge = (
  deps: JudgedSceneDeps,
  { requestId, meter }: Pick<GenerationRun, 'requestId' | 'meter'>,
  spec: ModeratedSpec,
  { uid, judged }: SceneToJudge,
): Promise<Generated> => {
  const safetyIdentifier = deps.pseudonymOf(uid);
  const order = { requestId, meter, cacheKey: safetyIdentifier, safetyIdentifier };
  return generateAndModerate(deps, uid, { requestId, meter }, spec, (picture) =>
    judgeScene(deps, judged, picture, order),
  );
};

/** Null without time or budget for another scene, and after any failure, because the first picture can be used. */
async function regenerate(
  deps: JudgedSceneDeps,
  { requestId, doUnbilledWork }: GenerationRun,
  spec: ModeratedSpec,
  scene: SceneToJudge,
): Promise<Generated | null> {
  if (deps.clock.now() - scene.startedAt > LATEST_REGENERATION_MS) return null;
  try {
    // The id differs, because the image model may use it as a seed.
    return await doUnbilledWork((meter) =>
      generateAndJudge(
        deps,
        { requestId: `${requestId}-again`, meter },
        { ...spec, timeoutMs: REGENERATION_TIMEOUT_MS },
        scene,
      ),
    );
  } catch (error) {
    deps.log('warning', 'scene_not_repainted', { requestId, ...describeCause(error) });
    return null;
  }
}

/** The number of portraits that are compared with a scene. */
const MAX_PORTRAITS = 4;
const MAX_OUTPUT_TOKENS = 300;
const MAX_SCORE = 100;

/** By the cheaper text model. Null when there is nothing to look for, and after any failure: no picture is lost. */
async function judgeScene(
  deps: JudgedSceneDeps,
  judged: SceneToJudge['judged'],
  picture: Buffer,
  order: Omit<JudgementOrder, 'prompt' | 'pictures' | 'maxOutputTokens' | 'isEconomy'>,
): Promise<SceneJudgement | null> {
  const portraits = judged.portraits.slice(0, MAX_PORTRAITS);
  const avoid = withoutRealNames(judged.safety);
  if (portraits.length === 0 && avoid.length === 0) return null;
  try {
    const judgement = await deps.storyWriter.judgeScene({
      ...order,
      prompt: buildJudgementPrompt({ task: 'judgement', portraits: portraits.length, avoid }),
      pictures: await Promise.all([...portraits, picture].map((each) => deps.shrinkPicture(each))),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      isEconomy: true,
    });
    // A model may also answer questions that it was not asked, so those answers are replaced.
    return {
      sameHero: portraits.length === 0 ? MAX_SCORE : judgement.sameHero,
      avoided: avoid.length === 0 ? 0 : judgement.avoided,
    };
  } catch (error) {
    deps.log('warning', 'scene_not_judged', { requestId: order.requestId, ...describeCause(error) });
    return null;
  }
}

/** The avoid list without entries that name a real child, because nobody sees a name in a picture. */
function withoutRealNames({ avoid, realNames }: SceneToJudge['judged']['safety']): string[] {
  const hidden = createAliases(realNames, avoid).hideInList(avoid);
  return avoid.filter((entry, index) => hidden[index] === entry);
}
