import { increment, serverTimestamp } from 'firebase/firestore';
import { pictureUrl, picturePath, planFields } from '../../support/documents.ts';
import { newCharacterId, someStoryId } from '../family.ts';
import type { Write } from './honest-actions.ts';

/** What an attacker knows: their own id, the other family's, and paths seen so far. */
export interface Knowledge {
  ownUid: string;
  otherUid: string;
  /** Paths of documents of both families and of the shares. */
  paths: readonly string[];
  /** Random number that selects a path. */
  choice: number;
}

type Tamper = (writes: readonly Write[], knowledge: Knowledge) => Write[];

const pick = <T>(items: readonly T[], choice: number): T | undefined => items[choice % Math.max(1, items.length)];

/** Changes the data of one write of the batch. */
const inOneWrite =
  (change: (data: Record<string, unknown>, knowledge: Knowledge) => Record<string, unknown>): Tamper =>
  (writes, knowledge) =>
    writes.map((one, index) =>
      index === knowledge.choice % writes.length && one.kind !== 'delete'
        ? { ...one, data: { ...one.data, ...change(one.data, knowledge) } }
        : one,
    );

const COUNTERS = [
  'storiesThisMonth',
  'charactersThisMonth',
  'charactersTotal',
  'locationsTotal',
  'childrenTotal',
  'stories',
  'characters',
  'usagePeriod',
];

const EXTRA_FIELDS: readonly Record<string, unknown>[] = [
  { sharing: { isPublic: true, likes: 500, views: 500 } },
  { narration: { 0: { audioPath: 'users/x/y.mp3' } } },
  { 'sharing.likes': increment(3) },
  { 'sharing.views': increment(-1) },
  { listed: true },
  { hidden: false },
  { disabled: false },
  { role: 'admin' },
  { createdAt: serverTimestamp() },
  { status: 'visible' },
];

/** Ways to tamper with a batch. Some leave it valid: an attacker does not know which. */
export const TAMPERINGS: Readonly<Record<string, Tamper>> = {
  omitOneWrite: (writes, { choice }) => writes.filter((_, index) => index !== choice % writes.length),
  twice: (writes) => [...writes, ...writes],
  secondDocument: (writes, { ownUid }) =>
    writes.flatMap((one) => {
      if (one.kind !== 'set' || !/^(characters|stories)\//.test(one.path)) return [one];
      const id = one.path.startsWith('stories/') ? someStoryId() : newCharacterId();
      const path = `${one.path.split('/')[0]}/${id}`;
      return [one, { ...one, path, data: { ...one.data, id, userId: ownUid } }];
    }),
  otherOwner: (writes, { ownUid, otherUid }) =>
    writes.map((one) => ({
      ...one,
      path: one.path.replaceAll(ownUid, otherUid),
      data: 'userId' in one.data ? { ...one.data, userId: otherUid } : one.data,
    })),
  changeOwner: inOneWrite((_data, { otherUid }) => ({ userId: otherUid })),
  otherPath: (writes, { paths, choice }) =>
    writes.map((one, index) =>
      index === choice % writes.length ? { ...one, path: pick(paths, choice) ?? one.path } : one,
    ),
  otherOperation: (writes, { choice }) =>
    writes.map((one, index) =>
      index === choice % writes.length
        ? { ...one, kind: pick(['set', 'merge', 'update', 'delete'] as const, choice) ?? one.kind }
        : one,
    ),
  count: inOneWrite((_data, { choice }) => ({
    [pick(COUNTERS, choice) ?? '']: pick([0, 1, 999, -50, increment(-1), increment(2), 200_001], choice >> 3),
  })),
  plan: inOneWrite((_data, { choice }) => {
    const all = planFields('unlimited_yearly');
    const field = pick(Object.keys(all), choice) ?? 'priceId';
    return choice % 2 === 0 ? all : { [field]: all[field] };
  }),
  foreignPicture: inOneWrite((_data, { otherUid }) => ({
    imagePath: picturePath(otherUid),
    imageUrl: pictureUrl(picturePath(otherUid)),
  })),
  foreignScene: inOneWrite((_data, { otherUid }) => ({
    sceneImages: [{ id: 's', imagePath: picturePath(otherUid), imageUrl: pictureUrl(picturePath(otherUid)) }],
  })),
  extraField: inOneWrite((_data, { choice }) => pick(EXTRA_FIELDS, choice) ?? {}),
  huge: inOneWrite(() => ({ title: 'x'.repeat(5000), name: 'x'.repeat(5000) })),
};
