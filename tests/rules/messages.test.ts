import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { REPORT_REASONS } from '@talelantern/domain/sharing/report';
import { increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { withoutUndefined, yesterday, type Fields } from '../support/documents.ts';
import { newUid, signUp, writeAsServer, visitorDb, readWithRetry, type Family } from './family.ts';
import { newCommentId, someComment, someShare, someShareId, INVALID_IDS } from './public-share.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

/** Stored by the first sender: the tests of mutants load this file without its hooks. */
let openShareId: string | undefined;

/** A family that may report: with a verified email address. */
async function signUpSender(profile: Fields = {}): Promise<Family> {
  openShareId ??= (await someShare()).id;
  return signUp(profile, { email_verified: true });
}

/** A message to the administrators, with its rate stamp. */
interface Submission {
  collection: 'contact_messages' | 'reports';
  fields: (family: Family) => Fields;
}

const MESSAGE: Submission = {
  collection: 'contact_messages',
  fields: ({ uid }) => ({
    userId: uid,
    message: 'Our dragon will not fly.',
    status: 'pending',
    timestamp: serverTimestamp(),
    createdAt: serverTimestamp(),
  }),
};

const REPORT: Submission = {
  collection: 'reports',
  fields: ({ uid }) => ({
    userId: uid,
    contentType: 'story',
    contentId: openShareId,
    commentId: null,
    reason: 'unkind',
    details: 'The second page.',
    status: 'pending',
    createdAt: serverTimestamp(),
  }),
};

/** What the first document of a day counts. */
const firstOf = ({ collection }: Submission): Fields => {
  const { since, count } = RATE_STAMPS[collection];
  return { [since]: serverTimestamp(), [count]: 1 };
};

interface Deviation {
  id?: string;
  fields?: Fields;
  isStamped?: boolean;
  counted?: Fields;
}

function send(
  submission: Submission,
  family: Family,
  { id = newUid(), fields = {}, isStamped = true, counted = firstOf(submission) }: Deviation = {},
) {
  const batch = family.db.batch();
  batch.set(
    family.db.doc(`${submission.collection}/${id}`),
    withoutUndefined({ ...submission.fields(family), ...fields }),
  );
  if (isStamped) {
    const { at, id: last } = RATE_STAMPS[submission.collection];
    const stamps = { [at]: serverTimestamp(), [last]: id, ...counted };
    batch.set(family.db.doc(`rate/${family.uid}`), stamps, { merge: true });
  }
  return batch.commit();
}

describe.each([MESSAGE, REPORT])('a document in $collection', (submission) => {
  it('a message or report can be sent by a signed-in user with a rate stamp', async () => {
    const family = await signUpSender();
    await denied(send(submission, family, { isStamped: false }));
    await denied(visitorDb().doc(`${submission.collection}/${newUid()}`).set(submission.fields(family)));
    await denied(send(submission, family, { fields: { userId: (await signUpSender()).uid } }));
    await allowed(send(submission, family));
  });

  it('a message or report cannot be read, changed or deleted', async () => {
    const family = await signUpSender();
    const path = `${submission.collection}/${newUid()}`;
    await writeAsServer(path, { userId: family.uid });
    const document = family.db.doc(path);
    await denied(readWithRetry(document));
    await denied(document.update({ status: 'resolved' }));
    await denied(document.delete());
    await denied(
      readWithRetry(family.db.collection(submission.collection).where('userId', '==', family.uid).limit(10)),
    );
    await allowed(send(submission, family));
  });

  it('a message or report is refused for a disabled user and after the account is deleted', async () => {
    const [disabledFamily, deletedFamily] = [await signUpSender({ disabled: true }), await signUpSender()];
    await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
    for (const family of [disabledFamily, deletedFamily]) await denied(send(submission, family));
    await allowed(send(submission, await signUpSender()));
  });

  it.each(INVALID_IDS)('a message or report is refused under an id with %s', async (_what, toInvalidId) => {
    const family = await signUpSender();
    await denied(send(submission, family, { id: toInvalidId(newCommentId()) }));
    await allowed(send(submission, family));
  });

  it('a message or report is accepted once a minute', async () => {
    const family = await signUpSender();
    await allowed(send(submission, family));
    await denied(send(submission, family));
  });

  it('only one message or report is accepted per batch', async () => {
    const family = await signUpSender();
    const [first, second] = [newUid(), newUid()];
    const batch = family.db.batch();
    for (const id of [first, second])
      batch.set(family.db.doc(`${submission.collection}/${id}`), submission.fields(family));
    const { at, id: last } = RATE_STAMPS[submission.collection];
    batch.set(family.db.doc(`rate/${family.uid}`), {
      [at]: serverTimestamp(),
      [last]: first,
      ...firstOf(submission),
    });
    await denied(batch.commit());
    await allowed(send(submission, family, { id: first }));
  });
});

describe.each([MESSAGE, REPORT])('the count of $collection of a day', (submission) => {
  const { at, id, since, count, perDay } = RATE_STAMPS[submission.collection];
  const next = { [count]: increment(1) };

  /** A family that sent `sent` documents since `hoursAgo`. */
  const familyThatSent = async (sent: number, hoursAgo: number) => {
    const family = await signUpSender();
    await writeAsServer(`rate/${family.uid}`, {
      [at]: Timestamp.fromMillis(Date.now() - 120_000),
      [id]: newUid(),
      [since]: Timestamp.fromMillis(Date.now() - hoursAgo * 3_600_000),
      [count]: sent,
    });
    return family;
  };

  it('twenty messages or reports are accepted in 24 hours, and more after them', async () => {
    const eager = await familyThatSent(perDay, 23);
    await denied(send(submission, eager, { counted: next }));
    await denied(send(submission, eager));
    await allowed(send(submission, await familyThatSent(perDay - 1, 23), { counted: next }));
    const patient = await familyThatSent(perDay, 25);
    await denied(send(submission, patient, { counted: next }));
    await allowed(send(submission, patient));
  });

  const invalidUpdates: [string, Fields][] = [
    ['no count', {}],
    ['an unchanged count', { [count]: 3 }],
    ['a count that falls', { [count]: 1 }],
    ['a count of two', { [count]: increment(2) }],
    ['a day that begins with it', { [count]: increment(1), [since]: serverTimestamp() }],
    ['an earlier day', { [count]: increment(1), [since]: yesterday() }],
  ];
  it.each(invalidUpdates)('within a day a message or report is refused with %s', async (_what, counted) => {
    const family = await familyThatSent(3, 1);
    await denied(send(submission, family, { counted }));
    await allowed(send(submission, family, { counted: next }));
  });

  const invalidFirstWrites: [string, Fields][] = [
    ['no count', {}],
    ['a day without a count', { [since]: serverTimestamp() }],
    ['a count without a day', { [count]: 1 }],
    ['a low count', { [since]: serverTimestamp(), [count]: -100 }],
    ['a day that began earlier', { [since]: yesterday(), [count]: 1 }],
  ];
  it.each(invalidFirstWrites)('the first message or report of a day is refused with %s', async (_what, counted) => {
    const family = await signUpSender();
    await denied(send(submission, family, { counted }));
    await allowed(send(submission, family));
  });
});

it('a report does not change the count of messages', async () => {
  const family = await signUpSender();
  await allowed(send(MESSAGE, family));
  await denied(send(REPORT, family, { counted: { ...firstOf(REPORT), messages: 0 } }));
  await allowed(send(REPORT, family));
});

const invalidMessages: [string, Fields][] = [
  ['no text', { message: '' }],
  ['spaces only', { message: '  \n' }],
  ['untrimmed Unicode spaces', { message: '\u00a0\u2003' }],
  ['invisible characters only', { message: '\u200b\u2060\u3164\u2800' }],
  ['surrounding spaces, which the app trims', { message: ' Hello ' }],
  ['a text that is not a string', { message: 7 }],
  ['a text that is too long', { message: 'x'.repeat(LIMITS.contactMessage + 1) }],
  ['another status', { status: 'resolved' }],
  ['no status', { status: undefined }],
  ['a time set by the sender', { timestamp: yesterday() }],
  ['a creation time set by the sender', { createdAt: yesterday() }],
  ['no time', { timestamp: undefined }],
  ['an extra field', { email: 'a@example.test' }],
  ['an unknown kind', { kind: 'praise' }],
];
it.each(invalidMessages)('a contact message is refused with %s', async (_what, fields) => {
  const family = await signUpSender();
  await denied(send(MESSAGE, family, { fields }));
  await allowed(send(MESSAGE, family, { fields: { message: 'x'.repeat(LIMITS.contactMessage) } }));
});

it('a withdrawal is a contact message of its kind, with the same limits', async () => {
  const family = await signUp();
  await denied(send(MESSAGE, family, { fields: { kind: 'withdrawal', timestamp: yesterday() } }));
  await denied(send(MESSAGE, family, { fields: { kind: 'withdrawal' }, isStamped: false }));
  await allowed(send(MESSAGE, family, { fields: { kind: 'withdrawal' } }));
  await denied(send(MESSAGE, family, { fields: { kind: 'withdrawal' } }));
});

const invalidReports: [string, Fields, Fields][] = [
  ['an unknown reason', { reason: 'boring' }, { reason: REPORT_REASONS[0] }],
  ['a long explanation', { details: 'x'.repeat(LIMITS.freeText + 1) }, { details: 'x'.repeat(LIMITS.freeText) }],
  ['an explanation that is not a string', { details: null }, { details: '' }],
  ['a path as comment', { commentId: 'a/b' }, { commentId: null }],
  ['an unknown content type', { contentType: 'location' }, { contentType: 'story' }],
  ['a content type that does not match the share', { contentType: 'character' }, { contentType: 'story' }],
  ['an id that is not a share id', { contentId: 'story_1' }, {}],
  ['an invented share id', { contentId: someShareId() }, {}],
  ['another status', { status: 'resolved' }, { status: 'pending' }],
  ['a time set by the sender', { createdAt: yesterday() }, { createdAt: serverTimestamp() }],
  ['an extra field', { email: 'a@example.test' }, {}],
  ['a missing comment field', { commentId: undefined }, { commentId: null }],
];
it.each(invalidReports)('a report is refused with %s', async (_what, fields, validFields) => {
  const family = await signUpSender();
  await denied(send(REPORT, family, { fields }));
  await allowed(send(REPORT, family, { fields: validFields }));
});

it.each([
  ['it is hidden', { hidden: true }],
  ['it is withdrawn', { withdrawnAt: Timestamp.now() }],
] as const)('a report of a share is refused when %s', async (_what, fields) => {
  const family = await signUpSender();
  const { id: contentId } = await someShare({ contentType: 'character', fields });
  await denied(send(REPORT, family, { fields: { contentType: 'character', contentId } }));
  const { id } = await someShare({ contentType: 'character' });
  await allowed(send(REPORT, family, { fields: { contentType: 'character', contentId: id } }));
});

it('a report requires a verified email address, a contact message does not', async () => {
  const family = await signUp();
  await denied(send(REPORT, family));
  await allowed(send(MESSAGE, family));
  await allowed(send(REPORT, await signUpSender()));
});

it('a comment whose id is not one that the app creates cannot be reported', async () => {
  const family = await signUpSender();
  const { id: contentId } = await someShare();
  const oldId = 'an id of an earlier version';
  await writeAsServer(`comments/${oldId}`, { contentId });
  await denied(send(REPORT, family, { fields: { contentId, commentId: oldId } }));
  await allowed(send(REPORT, family, { fields: { contentId, commentId: await someComment(family, contentId) } }));
});

it('a comment can be reported only with the share that it is on', async () => {
  const family = await signUpSender();
  const { id: contentId } = await someShare();
  const [own, other] = [await someComment(family, contentId), await someComment(family, (await someShare()).id)];
  for (const commentId of [other, newCommentId()])
    await denied(send(REPORT, family, { fields: { contentId, commentId } }));
  await allowed(send(REPORT, family, { fields: { contentId, commentId: own } }));
});
