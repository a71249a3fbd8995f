import { hashOfText } from '../../../functions/src/core/hash-of-text.ts';
import { randomUUID } from 'node:crypto';
import { likeId } from '@talelantern/domain/sharing/like';
import { newShareId, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { inject } from 'vitest';
import { createStripeClient } from '../../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { randomShareToken } from '../../../functions/src/sharing/operations/share-keys.ts';
import { saveFile } from '../../../functions/src/core/bucket-files.ts';
import { adminBucket, adminFirestore } from './cloud-access.ts';
import { createFamily, storeChild, type Family } from './family.ts';
import { newRequestId } from './function-under-test.ts';
import { inStory, locationInStory, storePicturedLocation, storePortrayed } from './scenes.ts';
import { PEN_NAME, putWithThumbnail, shareItem, storeStory } from './shared-items.ts';

/** A family with every kind of stored data. */
export interface WholeFamily extends Family {
  storyId: string;
  /** The shares of its story and its character. */
  shareIds: readonly [string, string];
}

const CHAPTER = 'Ember flew over the quiet harbour.\n\nA bell rang once.';

/** Creates items with pictures and a recording, shares, ledgers, drafts, messages. */
export async function createWholeFamily(): Promise<WholeFamily> {
  const family = await createFamily({
    profile: { penName: PEN_NAME, lock: { salt: 'salt-of-the-pin', hash: 'hash-of-the-pin' } },
  });
  const { uid } = family;
  const childId = await storeChild(family);
  const [portrayed, location] = await Promise.all([
    storePortrayed(family, 'crimson'),
    storePicturedLocation(family, 'teal'),
  ]);
  const readingPlaces = { parents: { part: 0, paragraph: 1 }, [childId]: { part: 0, paragraph: 0 } };
  const storyId = await storeStory(family, { ...(await createStoryFields(uid)), childId, readingPlaces });
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ characters: [inStory(portrayed)], locations: [locationInStory(location)] });
  await Promise.all([
    putFile(`users/${uid}/stories/${storyId}/narration/passages/0/1.wav`, 'half a sentence'),
    putWithThumbnail(`users/${uid}/generated/${newRequestId()}.webp`, 'gold'),
    storeRecords(uid),
  ]);
  const shareIds = [
    await shareItem(family, 'story', storyId),
    await shareItem(family, 'character', portrayed.id),
  ] as const;
  return { ...family, storyId, shareIds };
}

const putFile = (path: string, text: string): Promise<void> =>
  saveFile(adminBucket(), path, Buffer.from(text), { contentType: 'application/octet-stream' });

/** A customer that the vendor has deleted. */
async function createDeletedCustomer(): Promise<string> {
  const { settings, secrets } = inject('cloud').functionsEnvironment;
  const { customers } = createStripeClient(secrets['STRIPE_SECRET_KEY'] ?? '', settings['STRIPE_API_ORIGIN'] ?? null);
  const { id } = await customers.create({});
  await customers.del(id);
  return id;
}

/** The fields of a story with a scene and a recording, whose files are stored. */
async function createStoryFields(uid: string): Promise<Readonly<Record<string, unknown>>> {
  const folder = `users/${uid}/stories/told/`;
  const [imagePath, audioPath] = ['scene.webp', '0-first.mp3'].map((name) => folder + name);
  await Promise.all([
    putWithThumbnail(`${folder}scene.webp`, 'navy'),
    putFile(`${folder}0-first.mp3`, 'the sound of a chapter'),
    putFile(`${folder}0-first.json`, '{"words":[]}'),
  ]);
  return {
    content: CHAPTER,
    previousParts: [CHAPTER],
    sceneImages: [{ id: 'scene-1', imageUrl: 'https://example.test/scene', imagePath, part: 0, position: 5 }],
    narration: { 0: { audioPath, durationSeconds: 4, voice: 'fable', textHash: hashOfText(CHAPTER) } },
    createdAt: Timestamp.fromMillis(Date.UTC(2026, 10, 1)),
  };
}

/** Records that functions write. */
async function storeRecords(uid: string): Promise<void> {
  const requestId = newRequestId();
  const tally = { reserved: 0, used: 1 };
  const records: Readonly<Record<string, object>> = {
    [`usage/${monthlyUsageId(uid, Date.now())}`]: { stories: { reserved: 1, used: 1 }, pictures: tally },
    // A claim of an earlier month that no usage document references.
    [`address_usage/${randomUUID()}`]: { period: 200001 },
    [`jobs/${uid}_${requestId}`]: { requestId, kind: 'story', status: 'done' },
    [`temp/temp_${uid}_${requestId}`]: { requestId, kind: 'story', result: null, partial: ['Once.'] },
    [`staging/${uid}_${requestId}`]: { picture: Buffer.from('painted'), thumbnail: Buffer.from('small') },
    [`generations/${uid}_memory-key-1`]: { memoryKey: 'memory-key-1', openedBy: requestId },
    [`generations/${uid}_narration.story`]: { storyId: 'story', parts: {} },
    [`narrations/${uid}_told_0`]: { storyId: 'told', part: 0, audioPath: 'x', words: [] },
    [`contact_messages/${randomUUID()}`]: { message: 'Where is my dragon?', status: 'pending' },
    [`reports/${randomUUID()}`]: { contentId: 's_somebody', reason: 'other', status: 'pending' },
    [`customers/${uid}`]: {
      customerId: await createDeletedCustomer(),
      checkout: null,
      revision: 0,
      askedAt: Timestamp.now(),
    },
    [`names/th/tails/${uid}_0`]: { tail: 'the lanterns' },
    [`judging_turns/${newShareId('story', randomShareToken())}`]: {
      eventId: 'edit',
      isWaiting: false,
      dueAt: Timestamp.now(),
    },
    [`picture_scores/${uid}_${requestId}`]: { requestId, sameHero: 91 },
    [`removals/${uid}`]: { shareIds: [] },
    [`share_follow_ups/${uid}`]: { at: Timestamp.now() },
    [`rate/${uid}`]: { lastMessageAt: Timestamp.now() },
    [`admins/${uid}`]: { role: 'admin' },
  };
  await Promise.all(
    Object.entries(records).map(([path, fields]) =>
      adminFirestore()
        .doc(path)
        .set({ userId: uid, ...fields }),
    ),
  );
}

/** A like of `uid`, counted as the rules demand. */
export async function like(
  { uid }: Family,
  shareId: string,
  contentType: SharedContentType = 'story',
): Promise<string> {
  const fields = { contentId: shareId, contentType, userId: uid };
  const path = `likes/${likeId(fields)}`;
  const batch = adminFirestore().batch();
  batch.set(adminFirestore().doc(path), { ...fields, createdAt: Timestamp.now() });
  batch.update(adminFirestore().doc(`shares/${shareId}`), { 'sharing.likes': FieldValue.increment(1) });
  await batch.commit();
  return path;
}

export async function comment({ uid }: Family, shareId: string): Promise<string> {
  const path = `comments/${randomUUID()}`;
  const batch = adminFirestore().batch();
  batch.set(adminFirestore().doc(path), {
    contentId: shareId,
    contentType: 'story',
    userName: PEN_NAME,
    text: 'We read it twice.',
    status: 'visible',
    createdAt: Timestamp.now(),
  });
  batch.set(adminFirestore().doc(`${path}/private/author`), { userId: uid });
  await batch.commit();
  return path;
}
