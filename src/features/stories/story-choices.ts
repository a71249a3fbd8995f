import { isTemporaryId } from '@talelantern/domain/characters/character';
import { CHARACTER_ROLES, type CharacterRole } from '@talelantern/domain/characters/roles';
import { AGE_RANGES, type AgeRange } from '@talelantern/domain/stories/ages';
import { DEFAULT_LENGTH, STORY_LENGTHS, type StoryLength } from '@talelantern/domain/stories/phases';
import type { StoryChoices } from '@talelantern/domain/stories/story-choices';
import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/stories/theme-categories';
import {
  isRecord,
  readChoice,
  readTextOrNull,
  readTexts,
  type StoredData,
} from '@talelantern/domain/stored/read-fields';

/** Everything a family has chosen for the next story, in the order in which they chose the characters. */
export interface StoryDraft extends StoryChoices {
  /** Roles that were chosen for this story, by character id. */
  roles: Readonly<Record<string, CharacterRole>>;
  /** The category that lies open; a theme of it may not be chosen yet. */
  category: ThemeCategory | null;
}

export type StoryDraftAction =
  | { type: 'toggled'; characterId: string }
  | { type: 'added'; characterId: string }
  | { type: 'removed'; characterIds: readonly string[] }
  | { type: 'role'; characterId: string; role: CharacterRole }
  | { type: 'category'; category: ThemeCategory }
  | { type: 'theme'; theme: string; category: ThemeCategory }
  /** The catalogue has no such theme any more. */
  | { type: 'theme-gone'; theme: string }
  | { type: 'ageRange'; ageRange: AgeRange }
  | { type: 'length'; length: StoryLength };

export const EMPTY_DRAFT: StoryDraft = {
  characterIds: [],
  roles: {},
  category: null,
  theme: null,
  ageRange: null,
  length: DEFAULT_LENGTH,
};

export function changeDraft(draft: StoryDraft, action: StoryDraftAction): StoryDraft {
  switch (action.type) {
    case 'toggled':
      return draft.characterIds.includes(action.characterId)
        ? without(draft, [action.characterId])
        : withCharacter(draft, action.characterId);
    case 'added':
      return withCharacter(draft, action.characterId);
    case 'removed':
      return without(draft, action.characterIds);
    case 'role':
      return { ...draft, roles: { ...draft.roles, [action.characterId]: action.role } };
    case 'category':
      return action.category === draft.category ? draft : { ...draft, category: action.category, theme: null };
    case 'theme':
      return { ...draft, theme: action.theme, category: action.category };
    case 'theme-gone':
      return action.theme === draft.theme ? { ...draft, theme: null } : draft;
    case 'ageRange':
      return { ...draft, ageRange: action.ageRange };
    case 'length':
      return { ...draft, length: action.length };
  }
}

function withCharacter(draft: StoryDraft, id: string): StoryDraft {
  return draft.characterIds.includes(id) ? draft : { ...draft, characterIds: [...draft.characterIds, id] };
}

function without(draft: StoryDraft, ids: readonly string[]): StoryDraft {
  return {
    ...draft,
    characterIds: draft.characterIds.filter((id) => !ids.includes(id)),
    roles: Object.fromEntries(Object.entries(draft.roles).filter(([id]) => !ids.includes(id))),
  };
}

/** The part a character plays: what was chosen here, else its own role, else hero for the first and sidekick after. */
export const roleOf = (
  draft: Pick<StoryDraft, 'roles'>,
  character: { id: string; role: CharacterRole | null },
  index: number,
): CharacterRole => draft.roles[character.id] ?? character.role ?? (index === 0 ? 'Hero' : 'Sidekick');

/** The text to keep for a reload; characters that were never saved cannot be found again and are left out. */
export function storeDraft(draft: StoryDraft): string {
  return JSON.stringify(without(draft, draft.characterIds.filter(isTemporaryId)));
}

/** What an earlier `storeDraft` kept; the empty draft for anything else. Its theme may be gone by now. */
export function restoreDraft(text: string | null): StoryDraft {
  if (text === null) return EMPTY_DRAFT;
  try {
    return readDraft(JSON.parse(text)) ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function readDraft(value: unknown): StoryDraft | null {
  if (!isRecord(value) || !Array.isArray(value['characterIds']) || !isRecord(value['roles'])) return null;
  const category = readChoice(value['category'], THEME_CATEGORIES, null);
  return {
    characterIds: readTexts(value['characterIds']),
    roles: readRoles(value['roles']),
    category,
    theme: category && readTextOrNull(value['theme']),
    ageRange: readChoice(value['ageRange'], AGE_RANGES, null),
    length: readChoice(value['length'], STORY_LENGTHS, DEFAULT_LENGTH),
  };
}

function readRoles(stored: StoredData): Record<string, CharacterRole> {
  const roles: Record<string, CharacterRole> = {};
  for (const [id, value] of Object.entries(stored)) {
    const role = readChoice(value, CHARACTER_ROLES, null);
    if (role) roles[id] = role;
  }
  return roles;
}
