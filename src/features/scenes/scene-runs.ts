import type { Story } from '@talelantern/domain/stories/story';
import type { GenerationService } from '../../services/generation-service.ts';
import type { ScenePlan, SceneService } from '../../services/scene-maker.ts';
import { createPaintingRuns, type PaintingReport, type PaintingRuns } from '../pictures/painting-runs.ts';

export type SceneReport = PaintingReport<ScenePlan, Story>;

/** Pictures of passages under way. They outlive the screen that began them. */
export interface SceneRuns extends Omit<PaintingRuns<ScenePlan, Story>, 'begin'> {
  paint: (plan: ScenePlan, report: SceneReport) => Promise<void>;
  /** Those that are being made, and those that failed and were not put aside. The same list until one changes. */
  open: () => readonly ScenePlan[];
}

export function createSceneRuns(
  scenes: Pick<SceneService, 'generateScene' | 'saveScene'>,
  generation: Pick<GenerationService, 'waitFor'>,
): SceneRuns {
  const { begin, ...runs } = createPaintingRuns(scenes.saveScene, generation);
  const plans = new Map<string, ScenePlan>();
  let open: readonly ScenePlan[] = [];

  runs.watch(() => {
    open = [...plans.values()].filter(({ id }) => !['idle', 'saved'].includes(runs.stateOf(id).status));
  });

  return {
    ...runs,
    open: () => open,
    paint(plan, report) {
      plans.set(plan.id, plan);
      return begin(
        plan.id,
        async (options) => ({ item: plan, picture: await scenes.generateScene(plan, options) }),
        report,
      );
    },
    hang(plan, picture, report) {
      plans.set(plan.id, plan);
      return runs.hang(plan, picture, report);
    },
    resume(plan, requestId, report) {
      plans.set(plan.id, plan);
      return runs.resume(plan, requestId, report);
    },
  };
}

const runsByService = new WeakMap<SceneService, SceneRuns>();

/** The pictures under way of the signed-in family. */
export function sceneRunsOf(scenes: SceneService, generation: GenerationService): SceneRuns {
  const runs = runsByService.get(scenes) ?? createSceneRuns(scenes, generation);
  runsByService.set(scenes, runs);
  return runs;
}
