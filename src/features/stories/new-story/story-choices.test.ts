import { expect, it } from 'vitest';
import { changeDraft, EMPTY_DRAFT, restoreDraft, roleOf, storeDraft, type StoryDraft } from './story-choices.ts';

const chosenDraft: StoryDraft = {
  ...EMPTY_DRAFT,
  characterIds: ['ember', 'pip'],
  roles: { pip: 'Mentor' },
  category: 'Adventure',
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  relationships: [{ fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Protector', details: '' }],
  openRelationship: { fromCharacterId: 'pip', toCharacterId: 'ember', type: null, details: 'since the big' },
  childId: 'mo',
  childAge: '5-8',
  locationIds: ['wood', 'quay'],
  showsLocations: true,
  customElements: 'A blue mitten, and',
};

it('chosen characters keep the order in which they were chosen', () => {
  const draft = ['pip', 'ember', 'lyra'].reduce(
    (before, characterId) => changeDraft(before, { type: 'toggled', characterId }),
    EMPTY_DRAFT,
  );
  expect(draft.characterIds).toEqual(['pip', 'ember', 'lyra']);
});

it('removing a character also removes its role and relationships', () => {
  const draft = changeDraft(chosenDraft, { type: 'toggled', characterId: 'pip' });
  expect(draft.characterIds).toEqual(['ember']);
  expect(draft.roles).toEqual({});
  expect(draft.relationships).toEqual([]);
  expect(draft.openRelationship).toEqual({ ...chosenDraft.openRelationship, fromCharacterId: null });
});

it('a character is added to the cast only once', () => {
  expect(changeDraft(chosenDraft, { type: 'added', characterId: 'pip' })).toBe(chosenDraft);
});

const withRole = { id: 'a', role: 'Guardian' } as const;
const memberWithoutRole = { id: 'b', role: null };

it('a character has its own role unless another was chosen for this story', () => {
  expect(roleOf(EMPTY_DRAFT, withRole, 0)).toBe('Guardian');
  expect(roleOf({ roles: { a: 'Trickster' } }, withRole, 0)).toBe('Trickster');
});

it('the first character without a role is the hero, others are sidekicks', () => {
  expect(roleOf(EMPTY_DRAFT, memberWithoutRole, 0)).toBe('Hero');
  expect(roleOf(EMPTY_DRAFT, memberWithoutRole, 1)).toBe('Sidekick');
});

it('opening another category clears the theme, opening the same one keeps it', () => {
  expect(changeDraft(chosenDraft, { type: 'category', category: 'Fantasy' })).toMatchObject({ theme: null });
  expect(changeDraft(chosenDraft, { type: 'category', category: 'Adventure' })).toBe(chosenDraft);
});

it('a theme found by search opens its category', () => {
  expect(changeDraft(chosenDraft, { type: 'theme', theme: 'Dragon Egg', category: 'Fantasy' })).toMatchObject({
    category: 'Fantasy',
  });
});

it('locations that no longer exist are removed from the draft', () => {
  expect(changeDraft(chosenDraft, { type: 'locations-removed', locationIds: ['wood'] }).locationIds).toEqual(['quay']);
});

it('a theme that no longer exists is removed from the draft, unless another has been chosen', () => {
  expect(changeDraft(chosenDraft, { type: 'theme-gone', theme: 'Treasure Hunt' })).toEqual({
    ...chosenDraft,
    theme: null,
  });
  expect(changeDraft(chosenDraft, { type: 'theme-gone', theme: 'Forgotten Theme' })).toBe(chosenDraft);
});

it('a stored draft contains all choices', () => {
  expect(restoreDraft(storeDraft(chosenDraft))).toEqual(chosenDraft);
});

it('a stored draft omits unsaved characters', () => {
  const draft = changeDraft(chosenDraft, { type: 'added', characterId: 'temp_1' });
  expect(restoreDraft(storeDraft(draft)).characterIds).toEqual(['ember', 'pip']);
});

it('an invalid stored draft gives the empty draft', () => {
  expect(restoreDraft('{"characterIds":"ember"}')).toBe(EMPTY_DRAFT);
  expect(restoreDraft('not json')).toBe(EMPTY_DRAFT);
  expect(restoreDraft(null)).toBe(EMPTY_DRAFT);
});
