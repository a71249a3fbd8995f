import { randomUUID } from 'node:crypto';
import type { UpdateSharingResponse } from '@talelantern/domain/contracts/update-sharing';
import { SHARE_ID_PATTERN } from '@talelantern/domain/sharing/share-id';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { updateSharing, type SharingDeps } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';
import { UNLIMITED_STARTS } from './support/unlimited-starts.ts';
import { pictureAt } from './support/portraits.ts';
import {
  filesBelow,
  knownModerator,
  PEN_NAME,
  putWithThumbnail,
  readPublicShare,
  sharingDeps,
  storeStory,
  DISALLOWED,
} from './support/shared-items.ts';

const createNamedFamily = () => createFamily({ profile: { penName: PEN_NAME } });

const share = ({ uid }: Family, contentId: string, settings: object = {}, deps: SharingDeps = sharingDeps()) =>
  updateSharing(deps, { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic: true, ...settings });

const withdraw = (family: Family, contentId: string) => share(family, contentId, { isPublic: false });

/** The share id of a response that contains one. */
function idOf({ shareId }: UpdateSharingResponse): string {
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

describe('sharing', () => {
  const underTest = setUpFunction('updateSharing');

  it('sharing creates a public copy of a story and of a character', async () => {
    const family = await createNamedFamily();
    const storyId = await storeStory(family);
    const characterId = await storeCharacter(family);
    for (const [contentType, contentId] of [
      ['story', storyId],
      ['character', characterId],
    ]) {
      const response = await underTest.call(family, { contentType, contentId, isPublic: true, allowComments: true });
      expect(response).toMatchObject({ status: 200, json: { outcome: 'public', allowComments: true, offered: false } });
      const { shareId } = response.json as UpdateSharingResponse;
      expect(shareId).toMatch(SHARE_ID_PATTERN);
      expect(await readPublicShare(shareId)).toMatchObject({
        contentType,
        hidden: false,
        listed: false,
        withdrawnAt: null,
        sharing: { isPublic: true, allowComments: true, shareId, sharedBy: PEN_NAME, views: 0, likes: 0 },
      });
      const path = contentType === 'story' ? `stories/${contentId}` : `characters/${contentId}`;
      expect((await storedFields(path))['sharing']).toMatchObject({ isPublic: true, shareId, views: 0 });
    }
  });

  it('sharing is refused for anyone but the owner, with the specified sentences', async () => {
    const [family, other] = await Promise.all([createNamedFamily(), createNamedFamily()]);
    const [contentId, characterId] = [await storeStory(family), await storeCharacter(family)];
    expect(await underTest.call(other, { contentType: 'story', contentId, isPublic: true })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have permission to share this story'),
    });
    const character = { contentType: 'character', contentId: characterId, isPublic: true };
    expect(await underTest.call(other, character)).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have permission to share this character'),
    });
    expect(await underTest.call(family, { ...character, contentId: 'nobody' })).toMatchObject({
      status: 404,
      json: failure('not_found', 'Character not found'),
    });
    expect(await underTest.call(family, { contentType: 'story', contentId: 'none', isPublic: true })).toMatchObject({
      status: 404,
      json: failure('not_found', 'Story not found'),
    });
    expect((await underTest.call(family, { contentType: 'story', contentId, isPublic: true })).status).toBe(200);
  });

  it('withdrawing is refused for anyone but the owner', async () => {
    const [family, other] = await Promise.all([createNamedFamily(), createNamedFamily()]);
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    expect(await underTest.call(other, { contentType: 'story', contentId, isPublic: false })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have permission to share this story'),
    });
    expect(await readPublicShare(shareId)).toMatchObject({ withdrawnAt: null, sharing: { isPublic: true } });
  });

  it('sharing requires a verified email address and a pen name; withdrawing needs neither', async () => {
    const [unverified, nameless] = await Promise.all([
      createFamily({ verified: false, profile: { penName: PEN_NAME } }),
      createFamily(),
    ]);
    const contentId = await storeStory(unverified);
    expect(await underTest.call(unverified, { contentType: 'story', contentId, isPublic: true })).toMatchObject({
      status: 403,
      json: failure('verify_email', 'Please verify your email address first'),
    });
    expect(
      await underTest.call(nameless, { contentType: 'story', contentId: await storeStory(nameless), isPublic: true }),
    ).toMatchObject({ status: 400, json: { error: { code: 'invalid', field: 'penName' } } });
    expect((await underTest.call(unverified, { contentType: 'story', contentId, isPublic: false })).status).toBe(200);
  });

  it('sharing is refused for a disabled user', async () => {
    const family = await createFamily({ profile: { penName: PEN_NAME, disabled: true } });
    const body = { contentType: 'story', contentId: await storeStory(family) };
    for (const isPublic of [true, false])
      expect(await underTest.call(family, { ...body, isPublic })).toMatchObject({
        status: 401,
        json: failure('unauthenticated', 'Authentication required'),
      });
    await adminFirestore().doc(`users/${family.uid}`).update({ disabled: false });
    expect((await underTest.call(family, { ...body, isPublic: true })).status).toBe(200);
  });

  it('a sharing request with a missing field is refused', async () => {
    const response = await underTest.call(await createNamedFamily(), { contentType: 'story', isPublic: true });
    expect(response).toMatchObject({ status: 400, json: failure('invalid', 'A content id is required') });
  });
});

it('the shared copy contains public fields only', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family, {
    childId: 'a child of this family',
    characters: [
      {
        id: 'ember',
        name: 'Ember',
        type: 'Human - Explorer - Mapmaker',
        gender: 'female',
        personality: 'Brave and Kind',
        customDescription: 'lives in Elm Street',
        appearance: { age: 'Child', customAge: 'six and a half' },
      },
    ],
    relationships: [{ fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Friend', details: 'from school' }],
    settings: { length: 'standard', customElements: 'our cat' },
  });
  const text = JSON.stringify(await storedFields(`shares/${idOf(await share(family, contentId))}`));
  for (const secret of [
    family.uid,
    contentId,
    'Elm Street',
    'six and a half',
    'Brave',
    'from school',
    'our cat',
    'the prompt of this family',
    'memory-of-this-family',
    'a child of this family',
  ])
    expect(text).not.toContain(secret);
  expect(text).toContain('Once upon a time.');
});

it('the shared copy has its own pictures, which are deleted with it while the owner’s remain', async () => {
  const family = await createNamedFamily();
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const contentId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  const shareId = idOf(await share(family, contentId));
  const files = await filesBelow(`shared/${shareId}/`);
  expect(files).toHaveLength(2);
  expect(files.join()).not.toContain(family.uid);
  // A withdrawn picture leaves the caches of browsers within a minute.
  for (const file of files) {
    const [{ cacheControl, contentType }] = await adminBucket().file(file).getMetadata();
    expect([cacheControl, contentType]).toEqual(['private, max-age=60', 'image/webp']);
  }
  const { copy } = (await readPublicShare(shareId)) ?? {};
  const url = copy?.contentType === 'story' ? copy.cast[0]?.imageUrl : null;
  expect(decodeURIComponent(url ?? '')).toContain(files.find((file) => !file.endsWith('.thumb.webp')));
  await withdraw(family, contentId);
  expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
  expect(await filesBelow(`users/${family.uid}/characters/`)).toHaveLength(2);
});

it('the shared copy never shows a picture of another family, whatever the document says', async () => {
  const [family, victim] = await Promise.all([createNamedFamily(), createFamily()]);
  const own = await putWithThumbnail(`users/${family.uid}/characters/a/own.webp`, 'gold');
  const foreign = await putWithThumbnail(`users/${victim.uid}/characters/b/theirs.webp`, 'navy');
  const traversalPath = `users/${family.uid}/../${victim.uid}/characters/b/theirs.webp`;
  const characters = [own, foreign, traversalPath].map((imagePath, index) => ({
    id: `${index}`,
    name: `N${index}`,
    imagePath,
  }));
  const shareId = idOf(await share(family, await storeStory(family, { characters })));
  const { copy } = (await readPublicShare(shareId)) ?? {};
  const urls = copy?.contentType === 'story' ? copy.cast.map(({ imageUrl }) => imageUrl !== null) : [];
  expect(urls).toEqual([true, false, false]);
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
});

it('sharing disallowed content is refused with the field to change, and nothing is stored', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family, { previousParts: ['Fine.', `A ${DISALLOWED} thing.`] });
  await expect(share(family, contentId)).rejects.toMatchObject({
    code: 'refused',
    message: 'This can’t be shared yet. Please change chapter 2 and try again',
  });
  expect((await storedFields(`stories/${contentId}`))['sharing']).toBeUndefined();
});

it.each([
  [
    'a disallowed personality of a character',
    'character',
    { personality: `Brave and ${DISALLOWED}` },
    'the personality',
  ],
  ['a disallowed magical power of a character', 'character', { magicalPower: DISALLOWED }, 'the magical power'],
  ['a disallowed theme of a story', 'story', { theme: DISALLOWED }, 'the theme'],
  [
    'a disallowed type in the cast',
    'story',
    { characters: [{ id: 'x', name: 'Mo', type: DISALLOWED }] },
    'the name “Mo”',
  ],
  ['a telephone number', 'story', { previousParts: ['Call 0176 123 45 67!'] }, 'chapter 1'],
  [
    'a telephone number that continues in the next paragraph',
    'story',
    { previousParts: ['Ask 0176\n\n12345!'] },
    'chapter 1',
  ],
  ['a disallowed word with an invisible character', 'story', { previousParts: ['A gris\u3164ly cave'] }, 'chapter 1'],
  [
    'a word of mixed alphabets',
    'story',
    { previousParts: ['Fine.', 'The trеasure'] },
    'the word “trеasure”, which mixes alphabets,',
  ],
] as const)('sharing %s is refused', async (_what, contentType, fields, part) => {
  const family = await createNamedFamily();
  const contentId = await (contentType === 'story' ? storeStory : storeCharacter)(family, fields);
  await expect(share(family, contentId, { contentType })).rejects.toMatchObject({
    code: 'refused',
    message: `This can’t be shared yet. Please change ${part} and try again`,
  });
});

it('sharing a real child is refused, as a character and in the cast, until that is changed', async () => {
  const family = await createNamedFamily();
  const contentId = await storeCharacter(family, { name: 'Mathilda', realChild: true });
  const storyId = await storeStory(family, { characters: [{ id: contentId, name: 'Mathilda', type: 'Human' }] });
  const message = 'This can’t be shared yet. Please change the name “Mathilda”, which is a real child’s, and try again';
  await expect(share(family, contentId, { contentType: 'character' })).rejects.toMatchObject({ message });
  await expect(share(family, storyId)).rejects.toMatchObject({ message });
  await adminFirestore().doc(`characters/${contentId}`).update({ realChild: false });
  expect((await share(family, storyId)).outcome).toBe('public');
});

it('sharing a chapter that mentions a child of the family is refused; a catalogue species is no child’s name', async () => {
  const family = await createNamedFamily();
  const children = adminFirestore().collection(`users/${family.uid}/children`);
  await Promise.all([children.add({ nickname: 'Mathilda' }), children.add({ nickname: 'Bear' })]);
  const cast = { characters: [{ id: 'bruno', name: 'Bruno', type: 'Animal - Fur and Feather - Bear' }] };
  const storyId = await storeStory(family, { ...cast, previousParts: ['Bruno came.', 'He waved to Mathilda.'] });
  await expect(share(family, storyId)).rejects.toMatchObject({
    message: 'This can’t be shared yet. Please change the name “Mathilda”, which is a real child’s, and try again',
  });
  const storyWithoutName = await storeStory(family, {
    ...cast,
    previousParts: ['Bruno came.', 'He waved to the sea.'],
  });
  expect((await share(family, storyWithoutName)).outcome).toBe('public');
});

it('sharing a story that mentions a child is also refused after the child’s profile is deleted', async () => {
  const family = await createNamedFamily();
  const memoryKey = 'the-key-of-a-story-with-mathilda';
  const deletedChildren = ['Mathilda'];
  await adminFirestore().doc(`generations/${family.uid}_${memoryKey}`).set({ userId: family.uid, deletedChildren });
  const previousParts = ['He waved to Mathilda.'];
  await expect(share(family, await storeStory(family, { memoryKey, previousParts }))).rejects.toMatchObject({
    message: 'This can’t be shared yet. Please change the name “Mathilda”, which is a real child’s, and try again',
  });
  expect((await share(family, await storeStory(family, { previousParts }))).outcome).toBe('public');
});

it('a story is not shared when a child whose name it contains is added while it is moderated', async () => {
  const family = await createNamedFamily();
  const storyId = await storeStory(family, { previousParts: ['He waved to Mathilda.'] });
  const during = async () => {
    await adminFirestore().doc(`users/${family.uid}/children/added`).set({ nickname: 'Mathilda' });
  };
  await expect(share(family, storyId, {}, sharingDeps(knownModerator({ during })))).rejects.toMatchObject({
    message: 'This can’t be shared yet. Please change the name “Mathilda”, which is a real child’s, and try again',
  });
  expect((await storedFields(`stories/${storyId}`))['sharing']).toBeUndefined();
});

it('a story is held when an administrator removes words of its family while its pictures are copied', async () => {
  const family = await createNamedFamily();
  const deps = sharingDeps();
  const begin: typeof deps.shares.begin = async (...note) => {
    await adminFirestore()
      .doc(`removals/${family.uid}`)
      .set({ shareIds: ['a', 'b', 'c'] });
    await deps.shares.begin(...note);
  };
  const response = await share(family, await storeStory(family), {}, { ...deps, shares: { ...deps.shares, begin } });
  expect(response.outcome).toBe('held');
  expect(await readPublicShare(response.shareId)).toMatchObject({ hidden: true });
});

it('a shared scene gets a new id, because the stored one may be any string', async () => {
  const family = await createNamedFamily();
  const imagePath = await putWithThumbnail(`users/${family.uid}/stories/s/one.webp`);
  const contentId = await storeStory(family, {
    sceneImages: [{ id: `${DISALLOWED} mo@example.com`, imagePath, imageUrl: 'x', part: 0, position: 0 }],
    coverSceneId: `${DISALLOWED} mo@example.com`,
  });
  const text = JSON.stringify(await storedFields(`shares/${idOf(await share(family, contentId))}`));
  expect(text).toContain('scene_0');
  expect(text).not.toContain(DISALLOWED);
});

it('sharing with a disallowed pen name is refused', async () => {
  const family = await createFamily({ profile: { penName: `The ${DISALLOWED} one` } });
  await expect(share(family, await storeStory(family))).rejects.toMatchObject({
    message: 'This can’t be shared yet. Please change your pen name and try again',
  });
});

it('a share is held while moderation is unavailable', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family);
  const deps = sharingDeps(knownModerator({ isUnavailable: () => true }));
  const response = await share(family, contentId, {}, deps);
  expect(response.outcome).toBe('held');
  expect(await readPublicShare(response.shareId)).toMatchObject({ hidden: true, listed: false });
});

describe('sharing again', () => {
  it('sharing again changes the settings under the same id and counts', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    await adminFirestore().doc(`shares/${shareId}`).update({ 'sharing.views': 7, 'sharing.likes': 3 });
    expect(await share(family, contentId, { allowComments: true, offered: true })).toEqual({
      outcome: 'public',
      shareId,
      allowComments: true,
      offered: true,
    });
    expect(await readPublicShare(shareId)).toMatchObject({
      offered: true,
      listed: false,
      sharing: { allowComments: true, views: 7, likes: 3 },
    });
    // Settings that the request omits are unchanged.
    expect(await share(family, contentId)).toMatchObject({ shareId, allowComments: true, offered: true });
  });

  it('sharing again keeps an unchanged story on the public list, and removes one whose words have changed', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId, { offered: true }));
    await adminFirestore().doc(`shares/${shareId}`).update({ listed: true });
    await share(family, contentId);
    expect(await readPublicShare(shareId)).toMatchObject({ offered: true, listed: true });
    await adminFirestore().doc(`stories/${contentId}`).update({ title: 'Another Treasure Hunt' });
    await share(family, contentId);
    expect(await readPublicShare(shareId)).toMatchObject({
      copy: { title: 'Another Treasure Hunt' },
      offered: true,
      listed: false,
    });
  });

  it('comments on a share can be turned off although the share would be refused today and the pen name is gone', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId, { allowComments: true, offered: true }));
    await adminFirestore().doc(`shares/${shareId}`).update({ 'sharing.views': 7, listed: true });
    await adminFirestore()
      .doc(`stories/${contentId}`)
      .update({ title: `A ${DISALLOWED} title` });
    await adminFirestore().doc(`users/${family.uid}`).update({ penName: '' });
    const caller = { uid: family.uid, emailVerified: false };
    const settings = { contentType: 'story', contentId, isPublic: true, allowComments: false } as const;
    expect(await updateSharing(sharingDeps(), caller, settings)).toEqual({
      outcome: 'public',
      shareId,
      allowComments: false,
      offered: true,
    });
    expect(await readPublicShare(shareId)).toMatchObject({
      copy: { title: 'The Treasure Hunt of Ember' },
      hidden: false,
      listed: true,
      sharing: { allowComments: false, sharedBy: PEN_NAME, views: 7 },
    });
    expect((await storedFields(`stories/${contentId}`))['sharing']).toMatchObject({ allowComments: false });
  });

  const changes = [
    ['its comments', { allowComments: false }],
    ['what it shows', {}],
  ] as const;

  it.each(changes)(
    'a change of %s does not publish a share again that another device has withdrawn',
    async (_what, settings) => {
      const family = await createNamedFamily();
      const contentId = await storeStory(family);
      const shareId = idOf(await share(family, contentId, { allowComments: true }));
      await withdraw(family, contentId);
      const response = { outcome: 'private', shareId: null, allowComments: false, offered: false };
      expect(await share(family, contentId, { shareId, ...settings })).toEqual(response);
      expect((await storedFields(`stories/${contentId}`))['sharing']).toMatchObject({ isPublic: false, shareId });
    },
  );

  it.each(changes)(
    'a change of %s in a withdrawn share does not change the item’s new share',
    async (_what, settings) => {
      const family = await createNamedFamily();
      const contentId = await storeStory(family);
      const shareId = idOf(await share(family, contentId));
      await withdraw(family, contentId);
      const newer = await share(family, contentId, { allowComments: true });
      expect(await share(family, contentId, { shareId, ...settings })).toEqual(newer);
      expect(await readPublicShare(newer.shareId)).toMatchObject({ sharing: { allowComments: true } });
    },
  );

  it('a share that is withdrawn while it is moderated again stays withdrawn', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    const during = async () => void (await withdraw(family, contentId));
    const response = await share(family, contentId, { shareId }, sharingDeps(knownModerator({ during })));
    expect(response).toMatchObject({ outcome: 'private', shareId: null });
    expect(await readPublicShare(shareId)).toMatchObject({ copy: null, sharing: { isPublic: false } });
  });

  it('a first request that is moderated while another one shares and withdraws the item creates no second share', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    let other: Promise<string> | undefined;
    const shareAndWithdraw = async () => {
      const shareId = idOf(await share(family, contentId));
      await withdraw(family, contentId);
      return shareId;
    };
    const during = async () => void (await (other ??= shareAndWithdraw()));
    const slow = await share(family, contentId, {}, sharingDeps(knownModerator({ during })));
    expect(slow).toMatchObject({ outcome: 'private', shareId: null });
    expect((await storedFields(`stories/${contentId}`))['sharing']).toMatchObject({
      isPublic: false,
      shareId: await other,
    });
  });

  it('an approval that comes before an item that was moderated again is stored is kept', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    const source = adminFirestore().doc(`shares/${shareId}/private/source`);
    await source.update({ hold: 'review' });
    const deps = sharingDeps();
    const transact: typeof deps.shares.transact = async (subject, work) => {
      await source.update({ hold: null, approvedWords: 'the key of an approval' });
      return deps.shares.transact(subject, work);
    };
    const response = await share(family, contentId, {}, { ...deps, shares: { ...deps.shares, transact } });
    expect(response.outcome).toBe('public');
    expect((await source.get()).get('approvedWords')).toBe('the key of an approval');
  });

  it('a request that identifies an open share changes its settings', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    for (const settings of [{ allowComments: true }, {}])
      expect(await share(family, contentId, { shareId, ...settings })).toMatchObject({
        outcome: 'public',
        shareId,
        allowComments: true,
      });
  });

  it('a request cannot choose the id of a new share', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = `s_${'x'.repeat(22)}`;
    expect(await share(family, contentId, { shareId })).toMatchObject({ outcome: 'private', shareId: null });
    expect(await readPublicShare(shareId)).toBeNull();
    expect(idOf(await share(family, contentId))).not.toBe(shareId);
  });

  it('the settings of a share that another family’s item references are not changed', async () => {
    const [family, thief] = await Promise.all([createNamedFamily(), createNamedFamily()]);
    const shareId = idOf(await share(family, await storeStory(family)));
    const stolen = await storeStory(thief, { sharing: { isPublic: true, shareId } });
    expect(idOf(await share(thief, stolen, { allowComments: true }))).not.toBe(shareId);
    expect(await readPublicShare(shareId)).toMatchObject({ sharing: { allowComments: false } });
  });

  it('sharing again is rate limited', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const deps = { ...sharingDeps(), settings: { ...UNLIMITED_STARTS, startsPerMinute: 1 } };
    await share(family, contentId, {}, deps);
    await expect(share(family, contentId, {}, deps)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  // Not two calls at the same time: the emulator closes the transaction of one, which the SDK repeats only in the real
  // cloud.
  it('two sharing requests of which one is moderated while the other publishes create one share', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    let other: Promise<UpdateSharingResponse> | undefined;
    const shareMeanwhile = async () => {
      other ??= share(family, contentId);
      await other;
    };
    const slow = await share(family, contentId, {}, sharingDeps(knownModerator({ during: shareMeanwhile })));
    expect((await other)?.shareId).toBe(idOf(slow));
    expect((await storedFields(`stories/${contentId}`))['sharing']).toMatchObject({ shareId: idOf(slow) });
  });

  it('sharing again after a withdrawal leaves a tombstone and creates a new id with zero counts', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const first = idOf(await share(family, contentId));
    await adminFirestore().doc(`shares/${first}`).update({ 'sharing.views': 9 });
    expect(await withdraw(family, contentId)).toMatchObject({ outcome: 'private', shareId: null });
    expect(await readPublicShare(first)).toMatchObject({
      copy: null,
      listed: false,
      sharing: { isPublic: false, sharedBy: '' },
    });
    expect((await readPublicShare(first))?.withdrawnAt).not.toBeNull();
    expect((await storedFields(`stories/${contentId}`))['sharing']).toMatchObject({ isPublic: false });
    const second = idOf(await share(family, contentId));
    expect(second).not.toBe(first);
    expect(await readPublicShare(second)).toMatchObject({ sharing: { views: 0, likes: 0 }, withdrawnAt: null });
  });

  it('sharing again does not publish what an administrator holds', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
    await adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold: 'review' });
    expect((await share(family, contentId)).outcome).toBe('held');
    await withdraw(family, contentId);
    const secondShare = await share(family, contentId);
    expect(secondShare.outcome).toBe('held');
    expect(await readPublicShare(secondShare.shareId)).toMatchObject({ hidden: true });
  });

  it.each(['unfit', 'waiting', 'disabled'])(
    'sharing again after the withdrawal of a share that was held as %s does not need a reviewer',
    async (hold) => {
      const family = await createNamedFamily();
      const contentId = await storeStory(family);
      const shareId = idOf(await share(family, contentId));
      await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
      await adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold });
      await withdraw(family, contentId);
      expect((await share(family, contentId)).outcome).toBe('public');
    },
  );

  it('sharing again does not publish a story that replaced a held one', async () => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const shareId = idOf(await share(family, contentId));
    await adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold: 'review' });
    await withdraw(family, contentId);
    await adminFirestore().doc(`stories/${contentId}`).update({ sharing: null });
    expect((await share(family, contentId)).outcome).toBe('held');
  });

  it('sharing again ignores a share that another item references', async () => {
    const [family, thief] = await Promise.all([createNamedFamily(), createNamedFamily()]);
    const shareId = idOf(await share(family, await storeStory(family)));
    const stolen = await storeStory(thief, { sharing: { isPublic: true, shareId } });
    expect(idOf(await share(thief, stolen))).not.toBe(shareId);
    await withdraw(thief, await storeStory(thief, { sharing: { isPublic: true, shareId } }));
    expect(await readPublicShare(shareId)).toMatchObject({ withdrawnAt: null, hidden: false });
  });
});

it('a share is withdrawn immediately while visitors count views of it', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family);
  const shareId = idOf(await share(family, contentId));
  const withdrawal = new AbortController();
  const visit = async (): Promise<void> => {
    while (!withdrawal.signal.aborted)
      await adminFirestore()
        .doc(`shares/${shareId}`)
        .update({ 'sharing.views': FieldValue.increment(1) });
  };
  const visitors = Array.from({ length: 5 }, visit);
  await expect.poll(async () => (await readPublicShare(shareId))?.sharing.views).toBeGreaterThan(20);
  expect(await withdraw(family, contentId)).toMatchObject({ outcome: 'private' });
  withdrawal.abort();
  await Promise.all(visitors);
  expect(await readPublicShare(shareId)).toMatchObject({ copy: null, withdrawnAt: expect.any(Number) });
});

it('withdrawing a share deletes likes and comments of others', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family);
  const shareId = idOf(await share(family, contentId));
  const firestore = adminFirestore();
  const commentId = randomUUID();
  await Promise.all([
    firestore.doc(`likes/story_${shareId}_x`).set({ contentId: shareId, contentType: 'story', userId: 'x' }),
    firestore.doc(`comments/${commentId}`).set({ contentId: shareId, contentType: 'story', text: 'Lovely' }),
    firestore.doc(`comments/${commentId}/private/author`).set({ userId: 'x' }),
  ]);
  await withdraw(family, contentId);
  await withdraw(family, contentId);
  for (const path of [`likes/story_${shareId}_x`, `comments/${commentId}`, `comments/${commentId}/private/author`])
    expect(await storedFields(path), path).toEqual({});
});

it('a shared picture is served to anyone with the URL', async () => {
  const family = await createNamedFamily();
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const contentId = await storeCharacter(family, { imagePath });
  const { shareId } = await share(family, contentId, { contentType: 'character' });
  const { copy } = (await readPublicShare(shareId)) ?? {};
  expect(await pictureAt(copy?.contentType === 'character' ? (copy.imageUrl ?? '') : '')).toMatchObject({
    format: 'webp',
  });
});
