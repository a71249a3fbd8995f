import { CHARACTER_NOT_FOUND, NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { INVALID_CHARACTER_ID } from '@talelantern/domain/contracts/character-id';
import { isTemporaryId } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { canRegenerateImages, UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import type { BooksPage, CharacterOwnership } from '../ports/books.ts';

/**
 * The caller's own stored character.
 * @throws AppError `invalid` for one that was never saved, `not_found`, `forbidden` for another family's.
 */
export async function requireOwnCharacter(
  page: BooksPage,
  uid: string,
  characterId: string,
): Promise<CharacterOwnership> {
  if (isTemporaryId(characterId)) throw new AppError('invalid', INVALID_CHARACTER_ID, { field: 'characterId' });
  const character = await page.character(characterId);
  if (!character) throw new AppError('not_found', CHARACTER_NOT_FOUND);
  if (character.userId !== uid) throw new AppError('forbidden', NO_ACCESS);
  return character;
}

/** @throws AppError `plan_limit` when the character has a picture already and the plan allows no other (§5). */
export function assertMayPaint(plan: Plan, character: CharacterOwnership | null): void {
  if (character?.imagePath && !canRegenerateImages(plan)) {
    throw new AppError('plan_limit', UPGRADE_TO_REGENERATE_CHARACTER);
  }
}
