import { CHARACTER_NOT_FOUND, LOCATION_NOT_FOUND, NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { INVALID_CHARACTER_ID } from '@talelantern/domain/contracts/entity-id';
import { isTemporaryId } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import { SAVE_LOCATION_FIRST } from '@talelantern/domain/locations/location-form';
import {
  canRegenerateImages,
  UPGRADE_TO_REGENERATE_CHARACTER,
  UPGRADE_TO_REGENERATE_LOCATION,
} from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { StoreTx, PicturedItem } from '../../generation/ports/ports.ts';

export interface PictureSubject {
  collection: 'characters' | 'locations';
  id: string;
}

const SENTENCES = {
  characters: {
    field: 'characterId',
    temporary: INVALID_CHARACTER_ID,
    notFound: CHARACTER_NOT_FOUND,
    upgrade: UPGRADE_TO_REGENERATE_CHARACTER,
  },
  locations: {
    field: 'locationId',
    temporary: SAVE_LOCATION_FIRST,
    notFound: LOCATION_NOT_FOUND,
    upgrade: UPGRADE_TO_REGENERATE_LOCATION,
  },
} as const;

/** @throws AppError `invalid` for an item that was never saved, `not_found`, `forbidden` for another user's. */
export async function requireOwnItem(
  tx: StoreTx,
  uid: string,
  { collection, id }: PictureSubject,
): Promise<PicturedItem> {
  const { field, temporary, notFound } = SENTENCES[collection];
  if (isTemporaryId(id)) throw new AppError('invalid', temporary, { field });
  const item = await tx.pictured(collection, id);
  if (!item) throw new AppError('not_found', notFound);
  if (item.userId !== uid) throw new AppError('forbidden', NO_ACCESS);
  return item;
}

/** The character or location of a generated picture; null for other work, and for a picture without an item. */
export function itemIdOf(work: FinishedWork): string | null {
  if (work.kind === 'portrait') return work.result?.characterId ?? null;
  return work.kind === 'location' ? (work.result?.locationId ?? null) : null;
}

export const mayGenerate = (plan: Plan, item: PicturedItem): boolean => !item.imagePath || canRegenerateImages(plan);

/** @throws AppError `plan_limit` when the item has a picture and the plan does not allow another. */
export function assertMayGenerate(plan: Plan, collection: PictureSubject['collection'], item: PicturedItem): void {
  if (!mayGenerate(plan, item)) throw new AppError('plan_limit', SENTENCES[collection].upgrade, { field: 'imagePath' });
}
