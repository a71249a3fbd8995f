import { randomUUID } from 'node:crypto';
import { newStoryId } from '@talelantern/domain/stories/story';
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

/** Without this option the SDK reads from its empty cache when the emulator is slow. */
const FROM_SERVER = { source: 'server' } as const;

export const visitorDb = () => visitor().firestore();

/** Writes `path` as the server, bypassing the rules. */
export const writeAsServer = (path: string, fields: Fields): Promise<void> =>
  server().firestore().doc(path).set(withoutUndefined(fields));

/** Updates `path` as the server, bypassing the rules. */
export const updateAsServer = (path: string, fields: Fields): Promise<void> =>
  server().firestore().doc(path).update(fields);

interface Readable<Result> {
  firestore: Pick<Firestore, 'disableNetwork' | 'enableNetwork'>;
  get: (options: typeof FROM_SERVER) => Promise<Result>;
}

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'unavailable';

/** How long an emulator may take to respond, ms: on a busy machine garbage collection may take many seconds. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** The SDK keeps the stream that never got a response; only a new one ends being offline. */
async function openNewStream({ firestore }: Pick<Readable<unknown>, 'firestore'>): Promise<void> {
  await firestore.disableNetwork();
  await firestore.enableNetwork();
}

/**
 * Reads as the app would, for `allowed` and `denied`. The SDK treats an emulator that is silent for ten seconds as
 * offline and refuses reads immediately, which proves nothing about the rules; those reads are retried on a new stream.
 * @throws any other error of the SDK, immediately.
 */
export async function readWithRetry<Result>(source: Readable<Result>): Promise<Result> {
  const outcome = await vi.waitFor(
    () =>
      source.get(FROM_SERVER).then(
        (result) => ({ result }),
        async (error: unknown) => {
          if (!isOffline(error)) return { error };
          await openNewStream(source);
          throw error;
        },
      ),
    { timeout: RESPONSE_TIMEOUT_MS, interval: 250 },
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** Reads `path` as the server, bypassing the rules. */
export const readAsServer = async (path: string): Promise<Fields> =>
  (await readWithRetry(server().firestore().doc(path))).data() ?? {};

/** Fields that `saveCharacter` and `saveStory` write differently from the app. */
interface WriteOverrides {
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

  /** The same family with a different token, such as one of a recent sign-in. */
  signIn(token: { email_verified?: boolean; auth_time?: number }): Firestore {
    return signedIn(this.uid, { email: this.email, ...token }).firestore();
  }

  createProfile(overrides: Fields = {}): Promise<void> {
    return this.db.doc(this.profilePath).set(profileFields(this.email, overrides));
  }

  updateProfile(fields: Fields): Promise<void> {
    return this.db.doc(this.profilePath).update({ updatedAt: serverTimestamp(), ...fields });
  }

  saveCharacter({ id = newCharacterId(), fields, counters }: WriteOverrides = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`characters/${id}`), characterFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.characterCounters(id, counters));
    return batch.commit();
  }

  /** The profile fields that change when the character `id` is saved. */
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

  saveStory({ id = someStoryId(), fields, counters }: WriteOverrides = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`stories/${id}`), storyFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.storyCounters(id, counters));
    return batch.commit();
  }

  /** The profile fields that change when the story `id` is saved. */
  storyCounters(id: string, overrides: Fields = {}): Record<string, unknown> {
    return withoutUndefined({
      storiesThisMonth: increment(1),
      usagePeriod: thisPeriod(),
      lastStoryId: id,
      ...overrides,
    });
  }

  saveLocation({ id = newLocationId(), fields, counters }: WriteOverrides = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(`locations/${id}`), locationFields(this.uid, id, fields));
    batch.update(this.db.doc(this.profilePath), this.locationCounters(id, counters));
    return batch.commit();
  }

  /** The profile fields that change when the location `id` is saved. */
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

  saveChild({ id = newChildId(), fields, counters }: WriteOverrides = {}): Promise<void> {
    const batch = this.db.batch();
    batch.set(this.db.doc(this.childPath(id)), childFields(fields));
    batch.update(this.db.doc(this.profilePath), this.childCounters(id, counters));
    return batch.commit();
  }

  /** The profile fields that change when the child `id` is saved. */
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

/** A family with a profile; `overrides` are written by the server. */
export async function signUp(overrides: Fields = {}, token: { email_verified?: boolean } = {}): Promise<Family> {
  const family = new Family(token);
  await writeAsServer(family.profilePath, profileFields(family.email, overrides));
  return family;
}

/** A family with one character that the server wrote. */
export async function familyWithCharacter(
  overrides: Fields = {},
): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ charactersThisMonth: 1, charactersTotal: 1 });
  const id = newCharacterId();
  await writeAsServer(`characters/${id}`, characterFields(family.uid, id, overrides));
  return { family, id, path: `characters/${id}` };
}

/** A family with one story that the server wrote. */
export async function familyWithStory(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ storiesThisMonth: 1 });
  const id = someStoryId();
  await writeAsServer(`stories/${id}`, storyFields(family.uid, id, overrides));
  return { family, id, path: `stories/${id}` };
}

/** A family with one location that the server wrote. */
export async function familyWithLocation(
  overrides: Fields = {},
): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ locationsTotal: 1 });
  const id = newLocationId();
  await writeAsServer(`locations/${id}`, locationFields(family.uid, id, overrides));
  return { family, id, path: `locations/${id}` };
}

/** A family with one child that the server wrote. */
export async function familyWithChild(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ childrenTotal: 1 });
  const id = newChildId();
  await writeAsServer(family.childPath(id), childFields(overrides));
  return { family, id, path: family.childPath(id) };
}
