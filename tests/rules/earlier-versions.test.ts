import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { DOCUMENTS } from '@talelantern/domain/documents/documents';
import { describe, it } from 'vitest';
import type { Fields } from '../support/documents.ts';
import {
  updateAsServer,
  familyWithCharacter,
  familyWithChild,
  familyWithLocation,
  familyWithStory,
  signUp,
  type Family,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

/** A value that is invalid in every field. */
const UNREADABLE = { written: 'by an earlier version' };
const unreadableFields = (fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, UNREADABLE]));

interface Stored {
  family: Family;
  path: string;
  update: (fields: Fields) => Promise<void>;
}

const { users, children, characters, locations, stories } = DOCUMENTS;

const storedKinds: [string, readonly string[], () => Promise<Stored>, [Fields, Fields]][] = [
  [
    'a profile',
    users.rules.profileEditable,
    async () => {
      const family = await signUp();
      return { family, path: family.profilePath, update: (fields) => family.updateProfile(fields) };
    },
    [{ penName: 'Lantern Lane' }, { displayName: 'Us' }],
  ],
  [
    'a character',
    [...characters.rules.characterDetails, ...characters.rules.pictureFields],
    async () => {
      const created = await familyWithCharacter();
      return { ...created, update: (fields) => created.family.updateCharacter(created.id, fields) };
    },
    [{ name: 'Blaze' }, { generatedPrompt: 'A dragon.' }],
  ],
  [
    'a location',
    [...locations.rules.locationDetails, ...characters.rules.pictureFields],
    async () => {
      const created = await familyWithLocation();
      return { ...created, update: (fields) => created.family.updateLocation(created.id, fields) };
    },
    [{ name: 'Moon Forest' }, { generatedPrompt: 'A forest.' }],
  ],
  [
    'a story',
    stories.rules.storyEditable.filter((field) => field !== 'revision'),
    async () => {
      const created = await familyWithStory();
      return { ...created, update: (fields) => created.family.updateStory(created.id, fields) };
    },
    [{ title: 'Ours' }, { approvedParts: [0] }],
  ],
  [
    'a child',
    children.rules.childDetails,
    async () => {
      const created = await familyWithChild();
      return { ...created, update: (fields) => created.family.updateChild(created.id, fields) };
    },
    [{ nickname: 'Jo' }, { avoid: ['storms'] }],
  ],
];

describe.each(storedKinds)('%s with unreadable fields', (_what, fields, make, changes) => {
  it.each(changes)(
    'a document with unreadable fields accepts the change %o, but no further unreadable value',
    async (change) => {
      const { path, update } = await make();
      await updateAsServer(path, unreadableFields(fields));
      await denied(update({ ...change, [fields[0] ?? '']: { ...UNREADABLE, again: true } }));
      await allowed(update(change));
    },
  );
});
