import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../config/paths.ts';
import { PAINTING_AGAIN } from '../../services/limit-sentences.ts';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import type { ScenePlan } from '../../services/scene-maker.ts';
import { IMAGE_SAVED } from '../pictures/painting-runs.ts';
import { useMayPaintAgain } from '../pictures/use-may-paint-again.ts';
import { usePaintingNotes } from '../pictures/use-painting-notes.ts';
import { queryKeys } from '../query-keys.ts';
import { useRememberStory } from '../use-remember-story.ts';
import { useServices } from '../use-services.ts';
import { chapterPictures, type ChapterPicture, type SceneInMaking } from './chapter-pictures.ts';
import { sceneRunsOf, type SceneReport } from './scene-runs.ts';
import { useDeleteScene } from './use-delete-scene.ts';
import { useUnfinishedScenes } from './use-unfinished-scenes.ts';

/** Words of a chapter that a picture is to stand beside. */
export type Pictured = Pick<ScenePlan, 'part' | 'position'> & { text: string };

export interface SceneDesk {
  pictures: readonly ChapterPicture[];
  /** Asks how the words are to be painted. */
  choose: (words: Pictured) => void;
  /** Asks how a picture is to be painted again; it stays until the new one is saved. */
  chooseAgain: (scene: SceneImage) => void;
  /** Nothing is to be painted after all. */
  putAside: (plan: ScenePlan) => void;
  paint: (plan: ScenePlan) => void;
  cancel: (plan: ScenePlan) => void;
  save: (plan: ScenePlan, picture: PaintedPicture) => void;
  discard: (plan: ScenePlan, picture: PaintedPicture) => void;
  remove: (scene: SceneImage) => void;
}

/** The pictures of one chapter, and all that can be done about them. */
export function useSceneDesk(story: Story, part: number): SceneDesk {
  const { scenes, generation } = useServices();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ScenePlan | null>(null);
  const report = useSceneReport();
  const mayPaintAgain = useMayPaintAgain(PAINTING_AGAIN);
  const runs = sceneRunsOf(scenes, generation);
  const open = useSyncExternalStore(runs.watch, runs.open);
  const { isHeld, remove } = useDeleteScene(story);
  const offers = useUnfinishedScenes(story.id, (plan, requestId) => void runs.resume(plan, requestId, report));

  const sceneImages = story.sceneImages.filter((scene) => !isHeld(scene));
  const inMaking = [
    ...open.filter(({ storyId }) => storyId === story.id).map((plan) => asMade(plan)),
    ...offers
      .map(({ plan, picture }) => ({ plan, state: runs.stateOf(plan.id), kept: picture }))
      .filter(({ state }) => state.status !== 'saved'),
    ...(asked ? [{ plan: asked, state: runs.stateOf(asked.id), kept: null }] : []),
  ].filter(({ plan }, index, all) => all.findIndex((other) => other.plan.id === plan.id) === index);

  function asMade(plan: ScenePlan): SceneInMaking {
    const state = runs.stateOf(plan.id);
    return { plan, state, kept: state.status === 'failed' ? state.kept : null };
  }

  function putAside({ id }: ScenePlan): void {
    setAsked(null);
    runs.clear(id);
  }

  async function paint(plan: ScenePlan): Promise<void> {
    const isAgain = sceneImages.some(({ id }) => id === plan.id);
    if (isAgain && !(await mayPaintAgain())) return;
    setAsked(null);
    await runs.paint(plan, report);
  }

  async function discard({ id }: ScenePlan, { requestId }: PaintedPicture): Promise<void> {
    await generation.discard(requestId).catch((error: unknown) => report.failed(error, String(error)));
    runs.clear(id);
    await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
  }

  return {
    pictures: chapterPictures({ ...story, sceneImages }, part, inMaking),
    choose: ({ text, ...place }) =>
      setAsked({ ...place, id: crypto.randomUUID(), storyId: story.id, textSelection: text, references: null }),
    chooseAgain({ id, textSelection, position }) {
      setAsked({ id, storyId: story.id, part, position, textSelection, references: null });
    },
    putAside,
    paint: (plan) => void paint(plan),
    cancel: ({ id }) => runs.cancel(id),
    save: (plan, picture) => void runs.hang(plan, picture, report),
    discard: (plan, picture) => void discard(plan, picture),
    remove,
  };
}

function useSceneReport(): SceneReport {
  const notes = usePaintingNotes('cast');
  const remember = useRememberStory();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return {
    ...notes,
    saved(story) {
      remember(story);
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
      const see = { label: 'See it', onPress: () => void navigate(storyPath(story.id)) };
      notes.saved(IMAGE_SAVED, { detail: story.title, action: see });
    },
  };
}
