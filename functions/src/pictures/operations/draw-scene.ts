import type { AgeRange } from '@talelantern/domain/audience/ages';
import { SCENE_REFUSED, SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import type { Plan } from '@talelantern/domain/plans/plans';
import { buildMomentBrief, contextOf, type PassagePosition } from '@talelantern/domain/stories/moment-prompt';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { buildScenePrompt, type Scene } from '@talelantern/domain/stories/scene-prompt';
import type { Story } from '@talelantern/domain/stories/story';
import type { Families, FamilySafety } from '../../families/ports/ports.ts';
import type { GenerationDeps, GenerationRun } from '../../generation/operations/run-generation.ts';
import type { StoredPicture } from '../ports/ports.ts';
import { findMoment, type MomentDeps } from './find-moment.ts';
import { beginPicture, storePicture, type PictureDeps, type PictureSpec } from './generate-picture.ts';
import { hideInPrompt } from './hide-in-prompt.ts';
import { generateJudgedScene, type JudgedSceneDeps } from './generate-judged-scene.ts';
import { sendPictures, withActors, type ReferenceDeps, type SceneCast, type SentCast } from './scene-cast.ts';

export interface DrawingDeps
  extends PictureDeps, MomentDeps, JudgedSceneDeps, Pick<ReferenceDeps, 'readFriendPicture'> {
  storyWriter: MomentDeps['storyWriter'] & JudgedSceneDeps['storyWriter'];
}

export interface SceneDeps extends GenerationDeps, DrawingDeps {
  families: Families;
}

export interface SceneSubject {
  /** Null for a scene without a story. */
  story: Story | null;
  cast: SceneCast;
}

export interface AdmittedScene extends SceneSubject {
  plan: Plan;
}

/** The settings that decide how a scene is drawn, besides its content. */
export interface SceneLook {
  styleId: string;
  safety: FamilySafety;
}

type ProtectedScene = AdmittedScene & Pick<SceneLook, 'safety'>;

/** Audience of a scene without a story. */
const DEFAULT_AUDIENCE: AgeRange = '5-8';

const SENTENCES: PictureSpec['messages'] = {
  refused: SCENE_REFUSED,
  tooLarge: SCENE_SENTENCES.messages[413],
  invalid: SCENE_SENTENCES.invalidResponse,
};

interface SceneOrder {
  uid: string;
  passage: string;
  /** Null for pictures that a user requests. */
  camera: string | null;
  /** Inputs that are only moderated. */
  otherInputs: readonly string[];
  /** Whether the passage is from the story, and is drawn as one moment of it. */
  isFromStory: boolean;
  /** Where the passage begins in the story, if that is known. */
  at?: PassagePosition;
  /** A promise is awaited together with the pictures of the cast, so that the two load in parallel. */
  look: SceneLook | Promise<SceneLook>;
}

interface DrawnScene {
  picture: StoredPicture;
  /** The prompt with the real names. */
  generatedPrompt: string;
  /** Alternative text by the model; empty if the model wrote none. */
  alt: string;
  /** The names of the drawn characters. */
  people: string[];
}

/**
 * Draws a scene: the moment of its passage, or the text as it is when no moment was found or it is not from the story.
 * @throws AppError `not_found` for a missing chosen picture; the errors of `generatePicture` and `generateJudgedScene`.
 */
export async function drawScene(
  deps: DrawingDeps,
  run: GenerationRun,
  admitted: AdmittedScene,
  order: SceneOrder,
): Promise<DrawnScene> {
  const { uid, passage, camera, otherInputs } = order;
  const startedAt = deps.clock.now();
  const { story, cast } = admitted;
  const [named, { styleId, safety }] = await Promise.all([sendPictures(deps, cast), order.look]);
  const drawing = { ...admitted, safety };
  const ageRange = story?.ageRange ?? DEFAULT_AUDIENCE;
  const shared = { passage, ageRange, camera, styleId };
  const plain = toSpec({ ...named, ...shared }, drawing, [passage, ...otherInputs]);
  const earlierPicture = await beginPicture(deps, uid, run, plain.spec);
  if (earlierPicture)
    return { picture: earlierPicture, generatedPrompt: plain.generatedPrompt, alt: '', people: namesIn(named) };
  const moment = order.isFromStory
    ? await momentOf(deps, run, drawing, { uid, scene: { ...named, ...shared }, at: order.at })
    : null;
  const sceneCast = moment && !cast.isChosen ? withActors(named, moment) : named;
  const { spec, generatedPrompt } = moment ? toSpec({ ...sceneCast, ...shared, moment }, drawing, []) : plain;
  const portraits = sceneCast.references.slice(0, sceneCast.pictured.length);
  const judged = { portraits, safety };
  const encoded = await generateJudgedScene(deps, run, spec, { uid, judged, startedAt });
  const picture = await storePicture(deps, { uid, requestId: run.requestId }, encoded, spec);
  return { picture, generatedPrompt, alt: moment?.alt ?? '', people: namesIn(sceneCast) };
}

const namesIn = ({ pictured, described }: SentCast): string[] => [...pictured, ...described].map(({ name }) => name);

const momentOf = (
  deps: DrawingDeps,
  { requestId, meter }: GenerationRun,
  { story, safety, cast }: ProtectedScene,
  { uid, scene, at }: { uid: string; scene: Scene; at: PassagePosition | undefined },
): Promise<SceneMoment | null> =>
  findMoment(
    deps,
    {
      ...buildMomentBrief(scene, contextOf(story?.previousParts ?? [], scene.passage, at)),
      isEveryoneThere: cast.isChosen,
    },
    { safety, audience: audienceOf(story) },
    { requestId, meter, cacheKey: deps.pseudonymOf(uid, story?.memoryKey), safetyIdentifier: deps.pseudonymOf(uid) },
  );

const audienceOf = (story: Story | null): PictureSpec['audience'] => story?.ageRange ?? 'family';

/** The prompt with aliases for the vendor, and with real names for the user. */
function toSpec(
  { references, ...scene }: Scene & Pick<SentCast, 'references'>,
  { story, plan, safety }: ProtectedScene,
  otherInputs: readonly string[],
): { spec: PictureSpec; generatedPrompt: string } {
  const generatedPrompt = buildScenePrompt(scene);
  const hidden = hideInPrompt({ prompt: generatedPrompt, otherInputs }, safety);
  const spec: PictureSpec = {
    prompt: hidden.prompt,
    otherInputs: hidden.otherInputs,
    shape: 'landscape',
    quality: plan.limits.imageQuality,
    references,
    audience: audienceOf(story),
    passage: scene.passage,
    messages: SENTENCES,
  };
  return { spec, generatedPrompt };
}
