import { cutText } from '@talelantern/domain/text/cut-text';
import { isTemporaryId } from '@talelantern/domain/characters/character';
import { CHARACTER_ROLES, type CharacterRole } from '@talelantern/domain/characters/roles';
import { AGE_RANGES, DEFAULT_AGE, type AgeRange } from '@talelantern/domain/audience/ages';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { DEFAULT_LENGTH, STORY_LENGTHS } from '@talelantern/domain/stories/phases';
import { preselectedThemeAfter } from '@talelantern/domain/stories/preselected-themes';
import { readRelationships, type Relationship } from '@talelantern/domain/stories/relationships';
import {
  readRelationshipForm,
  toRelationship,
  withoutCharacters,
  withRelationship,
  type RelationshipForm,
} from '@talelantern/domain/stories/relationship-form';
import { MAX_HAPPENING_LENGTH, type StoryChoices } from '@talelantern/domain/stories/story-choices';
import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';
import {
  isRecord,
  readBoolean,
  readChoice,
  readText,
  readTextOrNull,
  readTextList,
  type StoredData,
  parseJson,
} from '@talelantern/domain/stored/read-fields';

/** Everything that a family has chosen for the next story; characters in the order in which they were chosen. */
export interface StoryDraft extends StoryChoices {
  /** The chosen roles by character id. */
  roles: Readonly<Record<string, CharacterRole>>;
  relationships: readonly Relationship[];
  /** The relationship being edited. */
  openRelationship: RelationshipForm | null;
  /** The child that the story is for; null for everyone. */
  childId: string | null;
  /** The child's age as last read. If `ageRange` differs, the family has chosen an age for this story. */
  childAge: AgeRange | null;
  locationIds: readonly string[];
  showsLocations: boolean;
  /** The open category. Its theme may not be chosen yet. */
  category: ThemeCategory | null;
  customElements: string;
  /** The answer to 'What happens?' */
  idea: string;
}

export type StoryDraftAction =
  | { type: 'toggled'; characterId: string }
  | { type: 'added'; characterId: string }
  /** An unsaved character was saved under a new id; its position, role and relationships are kept. */
  | { type: 'saved'; tempId: string; characterId: string }
  | { type: 'removed'; characterIds: readonly string[] }
  | { type: 'role'; characterId: string; role: CharacterRole }
  | { type: 'category'; category: ThemeCategory }
  | { type: 'theme'; theme: string; category: ThemeCategory }
  /** The catalogue no longer contains this theme. */
  | { type: 'theme-gone'; theme: string }
  | { type: 'locations-removed'; locationIds: readonly string[] }
  /** The newly chosen child; null for everyone. */
  | { type: 'child'; child: ChildProfile | null }
  /** The chosen child as it is stored now; null if it has been deleted. */
  | { type: 'child-read'; child: ChildProfile | null }
  | { type: 'set'; choices: Partial<StoryDraft> };

/** Theme and age are preselected and visible, so that a first story needs only a character. */
export const EMPTY_DRAFT: StoryDraft = {
  characterIds: [],
  roles: {},
  relationships: [],
  openRelationship: null,
  childId: null,
  childAge: null,
  locationIds: [],
  showsLocations: false,
  category: 'Friendship',
  theme: preselectedThemeAfter(null),
  ageRange: DEFAULT_AGE,
  length: DEFAULT_LENGTH,
  customElements: '',
  idea: '',
};

export function changeDraft(draft: StoryDraft, action: StoryDraftAction): StoryDraft {
  switch (action.type) {
    case 'toggled':
      return draft.characterIds.includes(action.characterId)
        ? draftWithout(draft, [action.characterId])
        : withCharacter(draft, action.characterId);
    case 'added':
      return withCharacter(draft, action.characterId);
    case 'saved':
      return withSavedId(draft, action.tempId, action.characterId);
    case 'removed':
      return draftWithout(draft, action.characterIds);
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
    case 'child':
      return withChild(draft, action.child);
    case 'child-read':
      return action.child && draft.ageRange !== draft.childAge
        ? { ...draft, childAge: action.child.ageRange }
        : withChild(draft, action.child);
    case 'set':
      return { ...draft, ...action.choices };
  }
}

const withChild = (draft: StoryDraft, child: ChildProfile | null): StoryDraft =>
  child
    ? { ...draft, childId: child.id, childAge: child.ageRange, ageRange: child.ageRange }
    : { ...draft, childId: null };

function withCharacter(draft: StoryDraft, id: string): StoryDraft {
  return draft.characterIds.includes(id) ? draft : { ...draft, characterIds: [...draft.characterIds, id] };
}

function withSavedId(draft: StoryDraft, tempId: string, characterId: string): StoryDraft {
  const toId = <Id extends string | null>(id: Id) => (id === tempId ? characterId : id);
  const withEnds = <Ends extends Pick<RelationshipForm, 'fromCharacterId' | 'toCharacterId'>>(ends: Ends): Ends => ({
    ...ends,
    fromCharacterId: toId(ends.fromCharacterId),
    toCharacterId: toId(ends.toCharacterId),
  });
  return {
    ...draft,
    characterIds: draft.characterIds.map(toId),
    roles: Object.fromEntries(Object.entries(draft.roles).map(([id, role]) => [toId(id), role])),
    relationships: draft.relationships.map(withEnds),
    openRelationship: draft.openRelationship && withEnds(draft.openRelationship),
  };
}

function draftWithout(draft: StoryDraft, ids: readonly string[]): StoryDraft {
  return {
    ...draft,
    characterIds: draft.characterIds.filter((id) => !ids.includes(id)),
    roles: Object.fromEntries(Object.entries(draft.roles).filter(([id]) => !ids.includes(id))),
    relationships: withoutCharacters(draft.relationships, ids),
    openRelationship: draft.openRelationship && withoutEnds(draft.openRelationship, ids),
  };
}

function withoutEnds(form: RelationshipForm, ids: readonly string[]): RelationshipForm {
  const unlessRemoved = (id: string | null): string | null => (id !== null && ids.includes(id) ? null : id);
  return {
    ...form,
    fromCharacterId: unlessRemoved(form.fromCharacterId),
    toCharacterId: unlessRemoved(form.toCharacterId),
  };
}

/** The chosen role, else the character's own, else Hero for the first character and Sidekick for the others. */
export const roleOf = (
  draft: Pick<StoryDraft, 'roles'>,
  character: { id: string; role: CharacterRole | null },
  index: number,
): CharacterRole => draft.roles[character.id] ?? character.role ?? (index === 0 ? 'Hero' : 'Sidekick');

/** With the relationship being edited if it is complete: the family need not press its button first. */
export function relationshipsToSend({
  relationships,
  openRelationship,
}: Pick<StoryDraft, 'relationships' | 'openRelationship'>): readonly Relationship[] {
  const openOne = openRelationship && toRelationship(openRelationship);
  return openOne ? withRelationship(relationships, openOne) : relationships;
}

/** Serializes a draft. Unsaved characters are left out: they cannot be found after a reload. */
export function storeDraft(draft: StoryDraft): string {
  return JSON.stringify(draftWithout(draft, draft.characterIds.filter(isTemporaryId)));
}

/** Reads what `storeDraft` wrote; anything else gives the empty draft. The theme may no longer exist. */
export function restoreDraft(text: string | null): StoryDraft {
  const value = parseJson(text);
  if (!isRecord(value) || !Array.isArray(value['characterIds']) || !isRecord(value['roles'])) return EMPTY_DRAFT;
  const category = readChoice(value['category'], THEME_CATEGORIES, null);
  return {
    characterIds: readTextList(value['characterIds']),
    roles: readRoles(value['roles']),
    relationships: readRelationships(value['relationships']),
    openRelationship: readRelationshipForm(value['openRelationship']),
    childId: readTextOrNull(value['childId']),
    childAge: readChoice(value['childAge'], AGE_RANGES, null),
    locationIds: readTextList(value['locationIds']),
    showsLocations: readBoolean(value['showsLocations']),
    category,
    theme: category && readTextOrNull(value['theme']),
    ageRange: readChoice(value['ageRange'], AGE_RANGES, null),
    length: readChoice(value['length'], STORY_LENGTHS, DEFAULT_LENGTH),
    customElements: readText(value['customElements']),
    idea: cutText(readText(value['idea']), MAX_HAPPENING_LENGTH),
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
