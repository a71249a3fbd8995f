import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import { AppError, isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { itemPicturePath, thumbnailPath } from '@talelantern/domain/images/media-url';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import { cameraOf, passageOf, sceneAlt, slotsOf, type SlotPassage } from '@talelantern/domain/stories/chapter-pictures';
import { heroOf } from '@talelantern/domain/stories/hero';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { SCENE_SLOTS, withScene, type SceneImage, type SceneSlot } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { readersOf } from '../../stories/operations/story-memory.ts';
import { runGeneration } from '../../generation/operations/run-generation.ts';
import type { Caller, StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger, JobRecord } from '../../generation/ports/records.ts';
import { castOfPassage, toCastMember } from './cast-of-passage.ts';
import { PICTURE_NOT_FOUND } from './ownership.ts';
import { drawScene, type AdmittedScene, type SceneDeps, type SceneLook } from './draw-scene.ts';
import { referencesOf, type SceneCast } from './scene-cast.ts';
import { styleOfStory } from './story-style.ts';
import { storeForItem, type ItemFilesDeps } from './store-for-item.ts';
import { watchPayment } from './watch-payment.ts';
import { readAhead } from '../../core/read-ahead.ts';

export interface ChapterPicturesDeps extends SceneDeps, Pick<ItemFilesDeps, 'ownedFiles'> {
  isEmailVerified: (uid: string) => Promise<boolean>;
  /** The request id of a chapter's picture: always the same, and impossible to guess. */
  pictureIdOf: (target: PictureSlot) => string;
}

export interface PictureSlot {
  uid: string;
  storyId: string;
  /** Index of the chapter, 0-3. */
  part: number;
  slot: SceneSlot;
}

interface DuePicture extends SlotPassage {
  story: Story;
  ledger: ChapterLedger;
}

/**
 * Generates the pictures of a story's chapters that were not begun yet. They do not count against the plan. A slot is
 * begun only once, and only for a generated chapter. The ledger records both: neither a story written by a client nor a
 * second one with the same key gets any.
 * @throws Error when the event should be delivered again, because a picture could not be begun now, met a limit of the
 * vendor, or is not finished by another process.
 */
export async function generateChapterPictures(
  deps: ChapterPicturesDeps,
  { uid, storyId }: Pick<PictureSlot, 'uid' | 'storyId'>,
): Promise<void> {
  const slots = STORY_PHASES.flatMap((_, part) =>
    SCENE_SLOTS.map((slot): PictureSlot => ({ uid, storyId, part, slot })),
  );
  const verifiedRead = readAhead(deps.isEmailVerified(uid));
  const found = await deps.store
    .transact(uid, (tx) => Promise.all(slots.map((target) => findDue(deps, tx, target))))
    .catch(ignoreRefusal);
  const dueSlots = slots.filter((_, index) => isDue(found?.[index]));
  if (dueSlots.length > 0) {
    const caller = { uid, emailVerified: await verifiedRead };
    const ended = await Promise.allSettled(dueSlots.map((target) => generateOnce(deps, caller, target)));
    // Thrown only when all have ended: the process may be stopped once the event has ended.
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }
  // If the process that generates this picture dies, only a repetition of this event notices.
  if (found?.includes('in_progress')) throw new Error('A picture of the story is still being generated');
}

const isDue = (found: Found | null | undefined): found is DuePicture => !!found && found !== 'in_progress';

/** The store refuses an account that is being deleted. */
function ignoreRefusal(error: unknown): null {
  if (isAppError(error)) return null;
  throw error;
}

async function generateOnce(deps: ChapterPicturesDeps, caller: Caller, target: PictureSlot): Promise<void> {
  const { part, slot } = target;
  const requestId = deps.pictureIdOf(target);
  const { imageModel, isUnpaid } = watchPayment(deps.imageModel);
  let isBegun = false;
  try {
    await generate({ ...deps, imageModel }, caller, target, requestId, () => {
      isBegun = true;
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    deps.log('warning', 'chapter_picture_failed', { requestId, part, slot, code: error.code });
    // A refusal, such as a reached cap, has no cause and ends the event; `findDue` bounds the attempts of a begun slot.
    if (isBegun ? LIMIT_CODES.includes(error.code) && isUnpaid(error) : error.cause !== undefined) throw error;
  }
}

/** May be begun again after an outage of the vendor, or the death of its process, which it may have caused. */
const MAX_ATTEMPTS = 3;

type Found = DuePicture | 'in_progress';

/** The picture if it may be begun now, 'in_progress' while it is being generated, otherwise null. */
async function findDue(
  { pictureIdOf, clock }: Pick<ChapterPicturesDeps, 'pictureIdOf' | 'clock'>,
  tx: StoreTx,
  target: PictureSlot,
): Promise<Found | null> {
  const { uid, storyId, part, slot } = target;
  const [story, profile, preferences, job] = await Promise.all([
    tx.story(storyId),
    tx.profile(uid),
    tx.preferences(uid),
    tx.job(uid, pictureIdOf(target)),
  ]);
  const phase = STORY_PHASES[part];
  if (!story || story.userId !== uid || !profile || profile.disabled || !preferences.autoPictures || !phase)
    return null;
  if (hasPicture(story, target)) return null;
  if (!slotsOf(effectivePlan(profile, clock.now())).includes(slot)) return null;
  const isFull = story.sceneImages.length >= LIMITS.sceneImages;
  if (part >= story.previousParts.length || isFull || !ENTITY_ID_PATTERN.test(story.memoryKey)) return null;
  const ledger = await tx.chapterLedger(uid, story.memoryKey);
  if (!ledger || ledger.phases[phase].used === 0) return null;
  if (ledger.pictures[phase]?.includes(slot)) {
    if (job?.status === 'running' && job.leaseUntil > clock.now()) return 'in_progress';
    if (!job || !maySucceedIfRepeated(job) || job.attempt >= MAX_ATTEMPTS) return null;
  }
  // Last, because it reads the whole chapter.
  const passage = passageOf(story, part, slot);
  return passage && { ...passage, story, ledger };
}

/** Whether the slot has a picture, for example because the family did not want to wait. */
const hasPicture = ({ sceneImages }: Story, { part, slot }: PictureSlot): boolean =>
  sceneImages.some((scene) => scene.part === part && scene.slot === slot);

/** The vendor can take the picture later, also after a last chapter, which no other one follows. */
const LIMIT_CODES: readonly ErrorCode[] = ['busy', 'rate_limited'];

/** The vendor or our storage failed, or an engineer must act: a later attempt may succeed. */
const OUTAGE_CODES: readonly ErrorCode[] = [...LIMIT_CODES, 'internal', 'provider_key'];

/** An outage ended it, or its process died and a sweep marked it as failed without an error. */
const maySucceedIfRepeated = ({ status, error }: JobRecord): boolean =>
  status === 'running' || (status === 'failed' && (error === null || OUTAGE_CODES.includes(error.code)));

const withBegun = (ledger: ChapterLedger, { part, slot }: PictureSlot): ChapterLedger => {
  const phase = STORY_PHASES[part];
  if (!phase) return ledger;
  const begun = [...new Set([...(ledger.pictures[phase] ?? []), slot])];
  return { ...ledger, pictures: { ...ledger.pictures, [phase]: begun } };
};

interface AdmittedPicture extends AdmittedScene, SlotPassage {
  story: Story;
  look: SceneLook;
}

async function generate(
  deps: ChapterPicturesDeps,
  caller: Caller,
  target: PictureSlot,
  requestId: string,
  onBegin: () => void,
): Promise<void> {
  const { uid, storyId, part, slot } = target;
  const { unsavedPath } = await runGeneration<DuePicture, AdmittedPicture, GeneratedScene>(deps, {
    caller,
    requestId,
    kind: 'scene',
    signedOut: SCENE_SENTENCES.signedOut,
    isAutomatic: true,
    identify: async (tx) => {
      const duePicture = await findDue(deps, tx, target);
      if (!isDue(duePicture)) throw new AppError('not_found', 'This picture is not due');
      return duePicture;
    },
    admit: async ({ tx, plan }, { story, ledger, passage, position }) => {
      const [cast, styleId, safety] = await Promise.all([
        castWithHero(deps, tx, story, passage),
        styleOfStory(tx.pictured, story),
        deps.families.safetyOf(uid, null, { ...story, readerIds: readersOf(ledger, part, story) }),
      ]);
      tx.saveChapterLedger(withBegun(ledger, target));
      return {
        reserved: { usage: null, chapter: null },
        admitted: { story, cast, plan, look: { styleId, safety }, passage, position },
        references: referencesOf(cast),
        isExtra: slot === 'closing',
      };
    },
    produce: async (run, admitted) => {
      onBegin();
      const { cast, look, passage, position } = admitted;
      const altOf = (names: readonly string[]): string => sceneAlt(names, cast.place?.subject.name ?? null);
      const otherInputs = [altOf(cast.people.map(({ subject }) => subject.name))];
      const at = { part, position };
      const order = { uid, passage, at, camera: cameraOf(part, slot), otherInputs, isFromStory: true, look };
      const { picture, generatedPrompt, people, ...moment } = await drawScene(deps, run, admitted, order);
      const alt = moment.alt || altOf(people);
      const owner = { collection: 'stories', id: storyId, ownerId: uid } as const;
      const saved = await storeForItem(deps, owner, () =>
        deps.pictures.copy(picture.imagePath, itemPicturePath(uid, owner, requestId)),
      );
      if (!saved) throw new AppError('not_found', PICTURE_NOT_FOUND);
      const createdAt = deps.clock.now();
      const text = { textSelection: passage, position, part, slot, alt, generatedPrompt };
      return { scene: { id: requestId, createdAt, ...saved, ...text }, unsavedPath: picture.imagePath };
    },
    toWork: () => null,
    record: async (tx, { scene }) => {
      const story = await tx.story(storyId);
      // A family that did not want to wait may have stored its own picture in the meantime.
      const sceneImages = story && !hasPicture(story, target) && withScene(story.sceneImages, scene);
      if (sceneImages) tx.saveSceneImages(story, sceneImages);
    },
    resultOf: () => null,
  });
  await deps.pictures.remove([unsavedPath, thumbnailPath(unsavedPath)]);
}

interface GeneratedScene {
  scene: SceneImage;
  /** The file before it was copied to its story. */
  unsavedPath: string;
}

/** The cast of the passage; the hero if it does not mention any character, so that no picture is empty. */
async function castWithHero(
  deps: Pick<ChapterPicturesDeps, 'pictures'>,
  tx: StoreTx,
  story: Story,
  passage: string,
): Promise<SceneCast> {
  const cast = await castOfPassage(deps, tx, story, passage);
  const hero = heroOf(story);
  if (cast.people.length > 0 || !hero) return cast;
  return { ...cast, people: [await toCastMember(deps, tx, story.userId, 'characters', hero)] };
}
