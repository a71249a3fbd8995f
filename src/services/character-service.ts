import type { Character, CharacterFields } from '@talelantern/domain/characters/character';
import type { CharacterDraft } from '@talelantern/domain/characters/character-form';
import type { GenerationOptions } from './generation-options.ts';
import type { HeldDeletion } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';

/** A portrait that has been painted and waits to be saved to its character. */
export interface PaintedPortrait {
  requestId: string;
  characterId: string;
  imageUrl: string;
  prompt: string;
}

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
export interface CharacterService extends CharacterReader {
  /** Checks and saves. `invalid` with `field` for a wrong draft, `plan_limit`, or 'Failed to save character'. */
  create: (draft: CharacterDraft) => Promise<Character>;
  /** Changes what a family decides; picture and history stay. 'Failed to update character'. */
  update: (character: Character, fields: CharacterFields) => Promise<Character>;
  /** Paints a portrait (3:4). `wish`: what should be different this time. The caller checks canRegenerateImages. */
  generatePortrait: (character: Character, options?: GenerationOptions & { wish?: string }) => Promise<PaintedPortrait>;
  /** Moves the picture to its place and makes it the main image. May be called again after a failure. */
  savePortrait: (character: Character, portrait: PaintedPortrait) => Promise<Character>;
  /** Makes a picture of the history the main image. 'Failed to update main image'. */
  chooseMainImage: (character: Character, url: string) => Promise<Character>;
}

export const FETCH_CHARACTER_FAILED = 'Failed to fetch character';
export const SAVE_CHARACTER_FAILED = 'Failed to save character';
export const UPDATE_CHARACTER_FAILED = 'Failed to update character';
export const DELETE_CHARACTER_FAILED = 'Failed to delete character';
