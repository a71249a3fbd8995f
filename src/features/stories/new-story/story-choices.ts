import { isTemporaryId } from '@talelantern/domain/characters/character';
import { CHARACTER_ROLES, type CharacterRole } from '@talelantern/domain/characters/roles';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { DEFAULT_LENGTH, STORY_LENGTHS } from '@talelantern/domain/stories/phases';
import { readRelationships, type Relationship } from '@talelantern/domain/stories/relationship';
import {
  readRelationshipForm,
  withoutCharacters,
  type RelationshipForm,
} from '@talelantern/domain/stories/relationship-form';
import type { StoryChoices } from '@talelantern/domain/stories/story-choices';
import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/stories/theme-categories';
import {
  isRecord,
  readBoolean,
  readChoice,
  readText,
  readTextOrNull,
  readTexts,
  type StoredData,
} from '@talelantern/domain/stored/read-fields';

/** Everything a family has chosen for the next story, in the order in which they chose the characters. */
export interface StoryDraft extends StoryChoices {
  /** Roles that were chosen for this story, by character id. */
  roles: Readonly<Record<string, CharacterRole>>;
  relationships: readonly Relationship[];
  /** The relationship that is being chosen; null while none is. */
  openRelationship: RelationshipForm | null;
  /** The child that the story is for; null for everyone. */
  childId: string | null;
  locationIds: readonly string[];
  /** Whether the locations lie open. */
  showsLocations: boolean;
  /** The category that lies open; a theme of it may not be chosen yet. */
  category: ThemeCategory | null;
  /** The family's own words for the story. */
  customElements: string;
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
  | { type: 'locations-removed'; locationIds: readonly string[] }
  /** Takes the place of what was chosen for these parts. */
  | { type: 'set'; choices: Partial<StoryDraft> };

export const EMPTY_DRAFT: StoryDraft = {
  characterIds: [],
  roles: {},
  relationships: [],
  openRelationship: null,
  childId: null,
  locationIds: [],
  showsLocations: false,
  category: null,
  theme: null,
  ageRange: null,
  length: DEFAULT_LENGTH,
  customElements: '',
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
    case 'locations-removed':
      return { ...draft, locationIds: draft.locationIds.filter((id) => !action.locationIds.includes(id)) };
    case 'set':
      return { ...draft, ...action.choices };
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
    relationships: withoutCharacters(draft.relationships, ids),
    openRelationship: draft.openRelationship && withoutEnds(draft.openRelationship, ids),
  };
}

function withoutEnds(form: RelationshipForm, ids: readonly string[]): RelationshipForm {
  const kept = (id: string | null): string | null => (id !== null && ids.includes(id) ? null : id);
  return { ...form, fromCharacterId: kept(form.fromCharacterId), toCharacterId: kept(form.toCharacterId) };
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
    relationships: readRelationships(value['relationships']),
    openRelationship: readRelationshipForm(value['openRelationship']),
    childId: readTextOrNull(value['childId']),
    locationIds: readTexts(value['locationIds']),
    showsLocations: readBoolean(value['showsLocations']),
    category,
    theme: category && readTextOrNull(value['theme']),
    ageRange: readChoice(value['ageRange'], AGE_RANGES, null),
    length: readChoice(value['length'], STORY_LENGTHS, DEFAULT_LENGTH),
    customElements: readText(value['customElements']),
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
