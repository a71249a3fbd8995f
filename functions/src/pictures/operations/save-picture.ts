import { saveImageContract, type SaveImageResponse } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { itemPicturePath, type PictureOwner } from '@talelantern/domain/images/media-url';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import { type ItemFilesDeps, storeForItem } from './store-for-item.ts';
import type { JobStore, StoreTx, Caller } from '../../generation/ports/ports.ts';
import type { Clock } from '../../core/clock.ts';
import type { PictureStore, StoredPicture } from '../ports/ports.ts';
import { type OwnPicture, PICTURE_NOT_FOUND, requireOwnPicture, requireOwnStory } from './ownership.ts';
import { assertMayGenerate, itemIdOf, mayGenerate, requireOwnItem } from './picture-plan.ts';

export interface SavePictureDeps extends ItemFilesDeps {
  store: JobStore;
  pictures: PictureStore;
  clock: Clock;
}

/**
 * Copies a picture of the caller to the folder of its character, location or story; repeated calls return the same
 * URL.
 * @throws AppError `invalid` 'Image address not allowed' for anything but a picture of the caller; the errors of
 * picture-plan.ts and ownership.ts; `not_found` when the picture or its item is gone.
 */
export async function savePicture(
  deps: SavePictureDeps,
  { uid }: Caller,
  imageUrl: string,
  owner: PictureOwner,
): Promise<SaveImageResponse> {
  const { store, pictures, clock } = deps;
  const picture = requireOwnPicture(pictures, uid, imageUrl, 'imageUrl');
  const target = itemPicturePath(uid, owner, picture.id);
  const mayReplace = (): Promise<boolean> => isGeneratedToReplace(store, uid, picture, owner);
  await store.transact(uid, (tx) => assertMaySave(tx, uid, { owner, target, now: clock.now(), mayReplace }));
  // A repeated call finds the copy: the original of a saved picture is deleted with its finished work.
  const copyOnce = async (): Promise<StoredPicture | null> =>
    (await pictures.copy(picture.path, target)) ?? (await pictures.find(target));
  const saved = await storeForItem(deps, { ...owner, ownerId: uid }, copyOnce);
  if (!saved) throw new AppError('not_found', PICTURE_NOT_FOUND);
  return saved;
}

async function assertMaySave(
  tx: StoreTx,
  uid: string,
  {
    owner: { collection, id },
    target,
    now,
    mayReplace,
  }: { owner: PictureOwner; target: string; now: number; mayReplace: () => Promise<boolean> },
): Promise<void> {
  const profile = await tx.profile(uid);
  if (profile?.disabled) throw new AppError('unauthenticated', saveImageContract.signedOut);
  if (collection === 'stories') {
    await requireOwnStory(tx, uid, id);
    return;
  }
  const item = await requireOwnItem(tx, uid, { collection, id });
  const plan = effectivePlan(profile, now);
  // A repeated call is allowed, because it does not add the picture again.
  if (item.imagePath === target || (!mayGenerate(plan, item) && (await mayReplace()))) return;
  assertMayGenerate(plan, collection, item);
}

/** Whether it was generated under a plan that allowed it to replace another, as in rules/pictures.rules. */
async function isGeneratedToReplace(
  store: Pick<JobStore, 'findWork'>,
  uid: string,
  picture: OwnPicture,
  owner: PictureOwner,
): Promise<boolean> {
  const work = await store.findWork(uid, picture.id);
  if ((work?.kind !== 'portrait' && work?.kind !== 'location') || !work.result?.mayReplace) return false;
  return itemIdOf(work) === owner.id && work.result.imagePath === picture.path;
}
