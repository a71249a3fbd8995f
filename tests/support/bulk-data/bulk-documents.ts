import { nameTails, tailsPath } from '@talelantern/domain/admin/name-tails';
import { REPORT_REASONS } from '@talelantern/domain/sharing/report';
import { HOLDS } from '@talelantern/domain/sharing/item-sharing';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { PAID_PLAN_IDS } from '@talelantern/domain/plans/plans';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import { planFields, profileFields, shareFields, storyFields, type Fields } from '../documents.ts';

/** A path and its fields. */
export type StoredDocument = readonly [path: string, fields: Fields];

const FIRST_NAMES = ['Mira', 'Ravi', 'Noor', 'Elin', 'Tomas'];
const LAST_NAMES = ['Lantern', 'Okafor', 'Brook', 'Yilmaz', 'Hart'];
const MINUTE_MS = 60_000;
/** One in this many families has a paid plan. */
const FAMILIES_PER_PAYING = 10;
const CHAPTER = 'The lantern swung, and the path through the wood shone like a ribbon. '.repeat(16);

const numberedId = (index: number): string => String(index).padStart(22, '0');
const pick = <T>(choices: readonly T[], index: number): T => {
  const chosen = choices.at(index % choices.length);
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
};

export const uidOf = (index: number): string => `crowd${numberedId(index)}`;
export const nameOf = (index: number): string =>
  `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))}`;
export const emailOf = (index: number): string =>
  `${nameOf(index).toLowerCase().replace(' ', '.')}.${index}@crowd.test`;
export const shareIdOf = (index: number): string => newShareId('story', numberedId(index));
const titleOf = (index: number): string => `The Owl and the Lantern, part ${index}`;

/** Later indexes are newer; all before `now`. */
const timeOf = (now: number, index: number): Date => new Date(now - 90 * DAY_MS + index * MINUTE_MS);
const timestamps = (at: Date): Fields => ({ createdAt: at, updatedAt: at });

/** A family's profile, monthly usage and stories. */
export function* familyDocuments(now: number, index: number, stories: number): Generator<StoredDocument> {
  const uid = uidOf(index);
  const at = timeOf(now, index);
  const plan =
    index % FAMILIES_PER_PAYING === 0
      ? {
          ...planFields(pick(PAID_PLAN_IDS, index / FAMILIES_PER_PAYING)),
          currentPeriodEnd: new Date(now + 20 * DAY_MS),
        }
      : {};
  const [displayName, penName] = [nameOf(index), pick(LAST_NAMES, index)];
  const names = [displayName, penName];
  const nameFields = { displayName, penName, foundAs: ['2', ...names] };
  for (const [tailIndex, tail] of nameTails(names).entries())
    yield [`${tailsPath(tail)}/${uid}_${tailIndex}`, { userId: uid, tail }];
  yield [`users/${uid}`, profileFields(emailOf(index), { ...nameFields, ...plan, ...timestamps(at), lastLoginAt: at })];
  yield [`usage/${monthlyUsageId(uid, now)}`, { userId: uid, stories: { reserved: 0, used: 1 } }];
  for (let story = 0; story < stories; story += 1) {
    const id = `story_${at.getTime() + story}_${numberedId(index).slice(-8)}`;
    const storyContent = { title: titleOf(story), content: CHAPTER, previousParts: [CHAPTER] };
    yield [`stories/${id}`, storyFields(uid, id, { ...storyContent, ...timestamps(at), lastUpdate: at })];
  }
}

/** The state of a share; most are shown. */
export type ShareState = (typeof HOLDS)[number] | 'offered' | 'shown';

export function* shareDocuments(now: number, index: number, state: ShareState): Generator<StoredDocument> {
  const id = shareIdOf(index);
  const hold = HOLDS.find((candidate) => candidate === state) ?? null;
  const copy = { contentType: 'story', title: titleOf(index), chapters: [CHAPTER], cast: [] };
  const display = { copy, hidden: hold !== null, offered: state === 'offered' };
  yield [`shares/${id}`, shareFields(id, display, { sharedAt: timeOf(now, index) })];
  yield [
    `shares/${id}/private/source`,
    { ownerId: uidOf(index), contentType: 'story', contentId: `story_${index}`, hold },
  ];
}

export const commentDocument = (now: number, index: number, share: number, status: string): StoredDocument => [
  `comments/${commentIdOf(index)}`,
  {
    contentId: shareIdOf(share),
    contentType: 'story',
    userName: nameOf(index),
    text: `We read comment ${index} twice.`,
    status,
    createdAt: timeOf(now, index),
  },
];

const commentIdOf = (index: number): string => `comment${numberedId(index)}`;

/** The last two of every four are about a comment. */
export const reportDocument = (now: number, index: number, share: number, status: string): StoredDocument => [
  `reports/report${numberedId(index)}`,
  {
    userId: null,
    contentType: 'story',
    contentId: shareIdOf(share),
    commentId: index % 4 < 2 ? null : commentIdOf(index),
    reason: pick(REPORT_REASONS, index),
    details: `Please look at ${status} report ${index}.`,
    status,
    createdAt: timeOf(now, index),
  },
];

export const messageDocument = (now: number, index: number, status: string): StoredDocument => [
  `contact_messages/message${numberedId(index)}`,
  {
    userId: uidOf(index),
    message: `Hello, this is ${status} message ${index}.`,
    status,
    createdAt: timeOf(now, index),
    timestamp: timeOf(now, index),
    notes: [],
  },
];

export const auditDocument = (
  now: number,
  index: number,
  target: 'share' | 'person',
  targetId: string,
): StoredDocument => [
  `audit/entry${numberedId(index)}`,
  {
    adminId: 'somebody',
    adminEmail: 'somebody@crowd.test',
    action: target === 'person' ? 'setPersonDisabled' : 'decideShare',
    target,
    targetId,
    before: null,
    after: null,
    note: `Entry ${index} of the log`,
    at: timeOf(now, index),
  },
];
