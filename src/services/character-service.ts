import type { Character, CharacterFields } from '@talelantern/domain/characters/character';
import type { CharacterDraft } from '@talelantern/domain/characters/character-form';
import type { HeldDeletion } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';
import type { PictureMaker } from './picture-maker.ts';

/** The family's characters to look at and to take away. */
export interface CharacterReader {
  /** A page of 20, newest first; characters whose deletion is held back are left out. 'Failed to fetch character'. */
  list: (cursor?: PageCursor | null) => Promise<Page<Character>>;
  /** Null when there is none with this id (or it is somebody else's, or cannot be read). 'Failed to fetch character'. */
  find: (id: string) => Promise<Character | null>;
  /** Deletes after ten seconds, unless undone; leaving the page carries it out (architecture §8). */
  deleteLater: (character: Character) => HeldDeletion;
}

/** The family's characters. Every failure is an AppError with the sentence to show. */
export interface CharacterService extends CharacterReader, PictureMaker<Character> {
  /** Checks and saves. `invalid` with `field` for a wrong draft, `plan_limit`, or 'Failed to save character'. */
  create: (draft: CharacterDraft) => Promise<Character>;
  /** Changes what a family decides; picture and history stay. 'Failed to update character'. */
  update: (character: Character, fields: CharacterFields) => Promise<Character>;
}

export const FETCH_CHARACTER_FAILED = 'Failed to fetch character';
export const SAVE_CHARACTER_FAILED = 'Failed to save character';
export const UPDATE_CHARACTER_FAILED = 'Failed to update character';
export const DELETE_CHARACTER_FAILED = 'Failed to delete character';
