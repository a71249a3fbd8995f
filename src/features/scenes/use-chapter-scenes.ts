import { REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { withoutScene, type SceneImage, type SceneSlot } from '@talelantern/domain/stories/scene-image';
import { findPassage, placeScenes } from '@talelantern/domain/stories/scene-positions';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../config/paths.ts';
import type { GenerationState } from '../../services/generation/generations.ts';
import type { GeneratedPicture } from '../../services/pictures/picture-service.ts';
import { toHeldItem } from '../../services/scenes/held-scene.ts';
import type { ScenePlan } from '../../services/scenes/scene-service.ts';
import { UPDATE_STORY_FAILED } from '../../services/stories/story-service.ts';
import { useGeneration } from '../../shared/generation/use-generation.ts';
import { useResume, useUnfinishedWork } from '../../shared/generation/use-unfinished-work.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useHold } from '../../shared/query/use-delete-later.ts';
import { useRememberStory } from '../../shared/query/use-remember-story.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';
import { IMAGE_SAVED } from '../pictures/picture-subject.ts';
import { useCanRegenerate } from '../pictures/use-can-regenerate.ts';

type IllustratedPassage = Pick<ScenePlan, 'part' | 'position' | 'slot'> & { text: string };

export function useChapterScenes(story: Story, part: number) {
  const { id: storyId } = story;
  const [requestedScene, setRequestedScene] = useState<ScenePlan | null>(null);
  const canRegenerate = useCanRegenerate(REGENERATION_NEEDS_PLAN);
  const works = useUnfinishedWork()
    .filter((work) => work.kind === 'scene')
    .map((work) => ({ ...work, plan: work.status === 'running' ? work.plan : work.input }))
    .filter(({ plan }) => plan.storyId === storyId);
  const remember = useRememberStory();
  const navigate = useNavigate();
  const { stateOf, listOpen, begin, resume, save, discard, cancel, clear } = useGeneration('scene', storyId, {
    failedTitle: GENERATE_IMAGE_FAILED,
    saved(saved, { isShown }) {
      remember(saved);
      const openStory = { label: 'See it', onClick: () => void navigate(storyPath(storyId)) };
      notify.success(IMAGE_SAVED, isShown ? {} : { detail: bookTitleOf(saved), action: openStory });
    },
  });
  useResume(works, (requestId, { plan }) => resume(plan.id, plan, requestId));
  const { isHeld, remove } = useDeleteScene(story);

  const sceneImages = story.sceneImages.filter((scene) => !isHeld(scene));
  const toPendingScene = (plan: ScenePlan, picture: GeneratedPicture | null): PendingScene => {
    const state = stateOf(plan.id);
    return { plan, state, kept: (state.status === 'failed' ? state.generated : null) ?? picture };
  };
  const pendingScenes = [
    ...listOpen()
      .filter((plan) => plan.storyId === storyId)
      .map((plan) => toPendingScene(plan, null)),
    ...works
      .flatMap((work) => (work.status === 'finished' ? [toPendingScene(work.plan, work.generated)] : []))
      .filter(({ state }) => state.status !== 'saved'),
    ...(requestedScene ? [toPendingScene(requestedScene, null)] : []),
  ].filter(({ plan }, index, all) => all.findIndex((other) => other.plan.id === plan.id) === index);

  async function generate(plan: ScenePlan): Promise<void> {
    const isRegeneration = sceneImages.some(({ id }) => id === plan.id);
    if (isRegeneration && !(await canRegenerate())) return;
    setRequestedScene(null);
    begin(plan.id, plan);
  }

  return {
    pictures: chapterPictures({ ...story, sceneImages }, part, pendingScenes),
    choose: ({ text, ...passage }: IllustratedPassage) =>
      setRequestedScene({ ...passage, id: crypto.randomUUID(), storyId, textSelection: text, references: null }),
    /** Opens the form that regenerates a scene. The old picture stays until the new one is saved. */
    chooseRegeneration: ({ id, textSelection, position, slot }: SceneImage): void => {
      setRequestedScene({ id, storyId, part, position, textSelection, slot, references: null });
    },
    dismiss: ({ id }: ScenePlan): void => {
      setRequestedScene(null);
      clear(id);
    },
    generate: (plan: ScenePlan) => void generate(plan),
    cancel,
    save: (plan: ScenePlan, picture: GeneratedPicture) => save(plan.id, { input: plan, generated: picture }),
    discard: (plan: ScenePlan, picture: GeneratedPicture) => void discard(plan.id, picture.requestId),
    remove,
  };
}

export type SceneControl = ReturnType<typeof useChapterScenes>;

/** A scene being generated: its state, and the picture to save. */
export interface PendingScene {
  plan: ScenePlan;
  state: GenerationState<'scene'>;
  /** The picture, if it was generated but not saved, possibly before a reload. */
  kept: GeneratedPicture | null;
}

/** A picture of a chapter: stored, being generated, or both while it is regenerated. */
export interface ChapterPicture {
  id: string;
  offset: number;
  slot: SceneSlot | null;
  scene: SceneImage | null;
  generating: PendingScene | null;
}

function chapterPictures(
  story: Pick<Story, 'sceneImages' | 'previousParts'>,
  part: number,
  pendingScenes: readonly PendingScene[],
): ChapterPicture[] {
  const chapter = story.previousParts[part] ?? '';
  const storedScenes = placeScenes(story, part).map(({ scene, offset }) => ({
    id: scene.id,
    offset,
    slot: scene.slot ?? null,
    scene,
    generating: pendingScenes.find(({ plan }) => plan.id === scene.id) ?? null,
  }));
  const newScenes = pendingScenes
    .filter(({ plan }) => plan.part === part && !storedScenes.some(({ id }) => id === plan.id))
    .map((generating) => {
      const { id, textSelection, position, slot = null } = generating.plan;
      return { id, offset: findPassage(chapter, textSelection, position) ?? position, slot, scene: null, generating };
    });
  return [...storedScenes, ...newScenes].sort((a, b) => a.offset - b.offset);
}

/** Deletes scenes after ten seconds, unless undone. Until then they are held, and hidden immediately. */
function useDeleteScene(story: Story) {
  const { deletions } = useServices();
  const hold = useHold();
  const queryClient = useQueryClient();
  const remember = useRememberStory();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const heldOf = ({ id: sceneId }: SceneImage) => toHeldItem({ storyId: story.id, sceneId });

  async function remove(scene: SceneImage): Promise<void> {
    const note = { message: 'The picture is removed', detail: 'You have ten seconds to bring it back.' };
    const isDeleted = hold(heldOf(scene), note, UPDATE_STORY_FAILED);
    lookAgain();
    if (await isDeleted) {
      const queryKey = queryKeys.story(story.id);
      const current = queryClient.getQueryData<Story>(queryKey) ?? story;
      remember({ ...current, ...withoutScene(current, scene.id) });
      await queryClient.invalidateQueries({ queryKey });
    }
    lookAgain();
  }

  return {
    isHeld: (scene: SceneImage): boolean => deletions.isHeld(heldOf(scene)),
    remove: (scene: SceneImage) => void remove(scene),
  };
}
