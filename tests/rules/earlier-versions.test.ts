import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import * as shapes from '@talelantern/domain/stored/document-shapes';
import { describe, it } from 'vitest';
import type { Fields } from '../support/documents.ts';
import {
  amend,
  familyWithCharacter,
  familyWithChild,
  familyWithLocation,
  familyWithStory,
  signUp,
  type Family,
} from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

/** No field of ours holds such a thing. */
const NONSENSE = { written: 'by an earlier version' };
const nonsenseIn = (fields: readonly string[]): Fields => Object.fromEntries(fields.map((field) => [field, NONSENSE]));

interface Stored {
  family: Family;
  path: string;
  update: (fields: Fields) => Promise<void>;
}

const stored: [string, readonly string[], () => Promise<Stored>, [Fields, Fields]][] = [
  [
    'a profile',
    shapes.PROFILE_EDITABLE,
    async () => {
      const family = await signUp();
      return { family, path: family.profilePath, update: (fields) => family.updateProfile(fields) };
    },
    [{ penName: 'Lantern Lane' }, { displayName: 'Us' }],
  ],
  [
    'a character',
    [...shapes.CHARACTER_DETAILS, ...shapes.PICTURE_KEYS],
    async () => {
      const found = await familyWithCharacter();
      return { ...found, update: (fields) => found.family.updateCharacter(found.id, fields) };
    },
    [{ name: 'Blaze' }, { generatedPrompt: 'A dragon.' }],
  ],
  [
    'a location',
    [...shapes.LOCATION_DETAILS, ...shapes.PICTURE_KEYS],
    async () => {
      const found = await familyWithLocation();
      return { ...found, update: (fields) => found.family.updateLocation(found.id, fields) };
    },
    [{ name: 'Moon Forest' }, { generatedPrompt: 'A forest.' }],
  ],
  [
    'a story',
    shapes.STORY_EDITABLE.filter((field) => field !== 'revision'),
    async () => {
      const found = await familyWithStory();
      return { ...found, update: (fields) => found.family.updateStory(found.id, fields) };
    },
    [{ title: 'Ours' }, { approvedParts: [0] }],
  ],
  [
    'a child',
    shapes.CHILD_DETAILS,
    async () => {
      const found = await familyWithChild();
      return { ...found, update: (fields) => found.family.updateChild(found.id, fields) };
    },
    [{ nickname: 'Jo' }, { avoid: ['storms'] }],
  ],
];

describe.each(stored)('%s of which nothing else can be understood', (_what, fields, make, changes) => {
  it.each(changes)('takes the change %o, and no more nonsense', async (change) => {
    const { path, update } = await make();
    await amend(path, nonsenseIn(fields));
    await denied(update({ ...change, [fields[0] ?? '']: { ...NONSENSE, again: true } }));
    await allowed(update(change));
  });
});
