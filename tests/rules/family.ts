import { randomUUID } from 'node:crypto';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import { increment, serverTimestamp } from 'firebase/firestore';
import { vi } from 'vitest';
import {
  characterFields,
  childFields,
  locationFields,
  profileFields,
  storyFields,
  thisPeriod,
  withoutUndefined,
  type Fields,
} from '../support/documents.ts';
import { server, signedIn, visitor } from './rules-environment.ts';

const randomPart = (): string => randomUUID().replaceAll('-', '').slice(0, 12);

export const newUid = (): string => `family${randomPart()}`;
export const newCharacterId = (): string => `character-${randomPart()}`;
export const newLocationId = (): string => `location-${randomPart()}`;
export const newChildId = (): string => `child-${randomPart()}`;
export const someStoryId = (): string => newStoryId(Date.now(), randomPart());

/** Without it the SDK answers from its empty cache when the emulator is slow, which would pass for an answer. */
const FROM_SERVER = { source: 'server' } as const;

export const visitorDb = () => visitor().firestore();

/** Writes `path` as the server does, past the rules. */
export const store = (path: string, fields: Fields): Promise<void> =>
  server().firestore().doc(path).set(withoutUndefined(fields));

/** Changes `path` as the server does, past the rules. */
export const amend = (path: string, fields: Fields): Promise<void> => server().firestore().doc(path).update(fields);

interface Readable<Result> {
  get: (options: typeof FROM_SERVER) => Promise<Result>;
}

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'unavailable';

/** How long an emulator may be silent, in milliseconds: on a busy machine its collector may take many seconds. */
const SILENCE_MS = 60_000;

/**
 * Reads as the app would, for `allowed` and `denied` too. The SDK takes an emulator that is silent for ten seconds for
 * none, and refuses at once until it has found it again: that proves nothing about the rules, so it is asked again.
 * @throws what the SDK throws, at once where that is anything else.
 */
export async function readSurely<Result>(source: Readable<Result>): Promise<Result> {
  const answer = await vi.waitFor(
    () =>
      source.get(FROM_SERVER).then(
        (result) => ({ result }),
        (error: unknown) => {
          if (isOffline(error)) throw error;
          return { error };
        },
      ),
    { timeout: SILENCE_MS, interval: 250 },
  );
  if ('error' in answer) throw answer.error;
  return answer.result;
}

/** Reads `path` as the server does, past the rules. */
export const stored = async (path: string): Promise<Fields> =>
  (await readSurely(server().firestore().doc(path))).data() ?? {};

/** What `saveCharacter` and `saveStory` write otherwise than the app does. */
interface Deviation {
  id?: string;
  fields?: Fields;
  counters?: Fields;
}

type Firestore = ReturnType<typeof visitorDb>;

/** A signed-in family and the writes that its app makes. */
export class Family {
  readonly uid = newUid();
  readonly email = `${this.uid}@example.test`;
  readonly profilePath = `users/${this.uid}`;
  readonly db: Firestore;

  constructor(token: { email_verified?: boolean } = {}) {
    this.db = this.signIn(token);
  }

  /** The family with another token, for example one of a sign-in just now. */
  signIn(token: { email_verified?: boolean; auth_time?: number }): Firestore {
    return signedIn(this.uid, { email: this.email, ...token }).firestore();
  }

  createProfile(overrides: Fields = {}): Promise<void> {
    return this.db.doc(this.profilePath).set(profileFields(this.email, overrides));
  }

  updateProfile(fields: Fields): Promise<void> {
    return this.db.doc(this.profilePath).update({ updatedAt: serverTimestamp(), ...fields });
  }

  saveCharacter({ id = newCharacterId(), fields, counters }: Deviation = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`characters/${id}`), characterFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.characterCounters(id, counters));
    return batch.commit();
  }

  /** The profile's part of saving the character `id`. */
  characterCounters(id: string, overrides: Fields = {}): Record<string, unknown> {
    return withoutUndefined({
      charactersThisMonth: increment(1),
      charactersTotal: increment(1),
      usagePeriod: thisPeriod(),
      lastCharacterId: id,
      ...overrides,
    });
  }

  updateCharacter(id: string, fields: Fields): Promise<void> {
    return this.db.doc(`characters/${id}`).update(withoutUndefined({ updatedAt: serverTimestamp(), ...fields }));
  }

  deleteCharacter(id: string, counters: Fields = {}): Promise<void> {
    const batch = this.db.batch();
    batch.delete(this.db.doc(`characters/${id}`));
    batch.update(this.db.doc(this.profilePath), {
      charactersTotal: increment(-1),
      lastDeletedCharacterId: id,
      ...counters,
    });
    return batch.commit();
  }

  saveStory({ id = someStoryId(), fields, counters }: Deviation = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`stories/${id}`), storyFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.storyCounters(id, counters));
    return batch.commit();
  }

  /** The profile's part of saving the story `id`. */
  storyCounters(id: string, overrides: Fields = {}): Record<string, unknown> {
    return withoutUndefined({
      storiesThisMonth: increment(1),
      usagePeriod: thisPeriod(),
      lastStoryId: id,
      ...overrides,
    });
  }

  saveLocation({ id = newLocationId(), fields, counters }: Deviation = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`locations/${id}`), locationFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.locationCounters(id, counters));
    return batch.commit();
  }

  /** The profile's part of saving the location `id`. */
  locationCounters(id: string, overrides: Fields = {}): Record<string, unknown> {
    return withoutUndefined({ locationsTotal: increment(1), lastLocationId: id, ...overrides });
  }

  updateLocation(id: string, fields: Fields): Promise<void> {
    return this.db.doc(`locations/${id}`).update(withoutUndefined({ updatedAt: serverTimestamp(), ...fields }));
  }

  deleteLocation(id: string, counters: Fields = {}): Promise<void> {
    const batch = this.db.batch();
    batch.delete(this.db.doc(`locations/${id}`));
    batch.update(this.db.doc(this.profilePath), {
      locationsTotal: increment(-1),
      lastDeletedLocationId: id,
      ...counters,
    });
    return batch.commit();
  }

  childPath = (id: string): string => `${this.profilePath}/children/${id}`;

  saveChild({ id = newChildId(), fields, counters }: Deviation = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(this.childPath(id)), childFields(fields));
    batch.update(this.db.doc(this.profilePath), this.childCounters(id, counters));
    return batch.commit();
  }

  /** The profile's part of saving the child `id`. */
  childCounters(id: string, overrides: Fields = {}): Record<string, unknown> {
    return withoutUndefined({ childrenTotal: increment(1), lastChildId: id, ...overrides });
  }

  updateChild(id: string, fields: Fields): Promise<void> {
    return this.db.doc(this.childPath(id)).update(withoutUndefined({ updatedAt: serverTimestamp(), ...fields }));
  }

  deleteChild(id: string, counters: Fields = {}): Promise<void> {
    const batch = this.db.batch();
    batch.delete(this.db.doc(this.childPath(id)));
    batch.update(this.db.doc(this.profilePath), { childrenTotal: increment(-1), lastDeletedChildId: id, ...counters });
    return batch.commit();
  }

  updateStory(id: string, fields: Fields): Promise<void> {
    return this.db
      .doc(`stories/${id}`)
      .update(withoutUndefined({ revision: increment(1), updatedAt: serverTimestamp(), ...fields }));
  }
}

/** A family whose profile stands; `overrides` are written by the server. */
export async function signUp(overrides: Fields = {}, token: { email_verified?: boolean } = {}): Promise<Family> {
  const family = new Family(token);
  await store(family.profilePath, profileFields(family.email, overrides));
  return family;
}

/** A family with one character that the server wrote. */
export async function familyWithCharacter(
  overrides: Fields = {},
): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ charactersThisMonth: 1, charactersTotal: 1 });
  const id = newCharacterId();
  await store(`characters/${id}`, characterFields(family.uid, id, overrides));
  return { family, id, path: `characters/${id}` };
}

/** A family with one story that the server wrote. */
export async function familyWithStory(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ storiesThisMonth: 1 });
  const id = someStoryId();
  await store(`stories/${id}`, storyFields(family.uid, id, overrides));
  return { family, id, path: `stories/${id}` };
}

/** A family with one location that the server wrote. */
export async function familyWithLocation(
  overrides: Fields = {},
): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ locationsTotal: 1 });
  const id = newLocationId();
  await store(`locations/${id}`, locationFields(family.uid, id, overrides));
  return { family, id, path: `locations/${id}` };
}

/** A family with one child that the server wrote. */
export async function familyWithChild(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ childrenTotal: 1 });
  const id = newChildId();
  await store(family.childPath(id), childFields(overrides));
  return { family, id, path: family.childPath(id) };
}
