import { AppError } from '@talelantern/domain/errors/app-error';
import { showsAvoided, type SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import type { Clock } from '../../core/clock.ts';
import { describeCause } from '../../core/log.ts';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import type { EncodedPicture, PictureScore } from '../ports/ports.ts';
import { paintPicture, type PaintedPicture, type PaintedSpec, type PictureDeps } from './generate-picture.ts';
import { judgeScene, type JudgeDeps, type JudgedScene } from './judge-scene.ts';

export interface PaintSceneDeps extends PictureDeps, JudgeDeps {
  clock: Clock;
  /** A scene whose hero is less surely the same is painted once more. */
  likenessThreshold: number;
}

interface SceneToPaint {
  uid: string;
  judged: Omit<JudgedScene, 'picture'>;
  /** When the work for the scene began, in ms. */
  begunAt: number;
}

interface PaintedScene {
  encoded: EncodedPicture;
  /** Null for a scene that was not judged. */
  score: (SceneJudgement & Pick<PictureScore, 'isRepainted'>) | null;
}

type Painted = PaintedPicture<SceneJudgement | null>;
type Judged = PaintedPicture<SceneJudgement>;

/** A second painting begins within this time only, and has its own limit: both fit into the time limit of functions. */
const LATEST_REPAINT_MS = 90_000;
const REPAINT_TIMEOUT_MS = 120_000;

/**
 * Paints a scene and judges it. If its hero is not recognised, or something of the avoid list is seen, it is painted once
 * more at our cost, and the better one is kept (docs/decisions/0176).
 * @throws AppError `refused` when no picture without anything of the avoid list was painted; the errors of
 * `paintPicture`.
 */
export async function paintScene(
  deps: PaintSceneDeps,
  run: GenerationRun,
  spec: PaintedSpec,
  scene: SceneToPaint,
): Promise<PaintedScene> {
  const first = await paintAndJudge(deps, run, spec, scene);
  if (!isJudged(first)) return { encoded: first.encoded, score: null };
  if (isGood(first, deps.likenessThreshold)) return toScene(first, false);
  const second = await paintAgain(deps, run, spec, scene);
  const kept = better(first, second);
  if (!kept) {
    deps.log('warning', 'scene_shows_avoided', { requestId: run.requestId, isRepainted: second !== null });
    throw new AppError('refused', spec.messages.refused, { isCounted: false });
  }
  return toScene(kept, second !== null);
}

const isJudged = (painted: Painted): painted is Judged => painted.seen !== null;

const isGood = ({ seen }: Judged, likenessThreshold: number): boolean =>
  seen.sameHero >= likenessThreshold && !showsAvoided(seen);

const toScene = ({ encoded, seen }: Judged, isRepainted: boolean): PaintedScene => ({
  encoded,
  score: { ...seen, isRepainted },
});

/** The one that shows nothing of the avoid list and is more alike; null if there is none. */
function better(first: Judged, second: Painted | null): Judged | null {
  const shown = [first, ...(second && isJudged(second) ? [second] : [])].filter(({ seen }) => !showsAvoided(seen));
  const [best = null] = shown.toSorted((one, other) => other.seen.sameHero - one.seen.sameHero);
  return best;
}

const paintAndJudge = (
  deps: PaintSceneDeps,
  { requestId, meter }: Pick<GenerationRun, 'requestId' | 'meter'>,
  spec: PaintedSpec,
  { uid, judged }: SceneToPaint,
): Promise<Painted> => {
  const safetyIdentifier = deps.pseudonymOf(uid);
  const order = { requestId, meter, cacheKey: safetyIdentifier, safetyIdentifier };
  return paintPicture(deps, uid, { requestId, meter }, spec, (picture) =>
    judgeScene(deps, { ...judged, picture }, order),
  );
};

/** Null when there is no time or money for it, and after any failure: the first picture is still there. */
async function paintAgain(
  deps: PaintSceneDeps,
  { requestId, atOurCost }: GenerationRun,
  spec: PaintedSpec,
  scene: SceneToPaint,
): Promise<Painted | null> {
  if (deps.clock.now() - scene.begunAt > LATEST_REPAINT_MS) return null;
  try {
    // Under another id, which may be a seed.
    return await atOurCost((meter) =>
      paintAndJudge(
        deps,
        { requestId: `${requestId}-again`, meter },
        { ...spec, timeoutMs: REPAINT_TIMEOUT_MS },
        scene,
      ),
    );
  } catch (error) {
    deps.log('warning', 'scene_not_repainted', { requestId, ...describeCause(error) });
    return null;
  }
}
