import { thumbnailPath } from '@talelantern/domain/images/media-url';
import {
  MAX_PREVIEW_BYTES,
  SHARED_COVER,
  SHARED_PAGE_CACHING,
  SHARED_PAGE_PATHS,
  SHARED_PREVIEW,
} from '@talelantern/domain/sharing/share-url';
import { newShareId, shareIdContentType } from '@talelantern/domain/sharing/share-id';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { createShownShares, readSharePreview } from '../../functions/src/sharing/operations/shown-shares.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { PEN_NAME, putWithThumbnail, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';

const underTest = setUpFunction('sharePage', { ALLOWED_ORIGINS: inject('cloud').urls.app });

const pagePath = (shareId: string): string => `${SHARED_PAGE_PATHS[shareIdContentType(shareId)]}${shareId}`;
const coverPath = (shareId: string): string => `${pagePath(shareId)}${SHARED_COVER}`;
const open = (path: string, method = 'GET'): Promise<Response> => fetch(new URL(path, underTest.url()), { method });

const bytesAt = async (path: string): Promise<Buffer> => (await adminBucket().file(path).download())[0];
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

const createNamedFamily = () => createFamily({ profile: { penName: PEN_NAME } });

const scene = (id: string, imagePath: string) => ({ id, imagePath, imageUrl: '', part: 0, position: 0 });

/** A shared story with two pictures; the second is its cover. */
async function shareWithCover(): Promise<{ family: Family; contentId: string; shareId: string; cover: string }> {
  const family = await createNamedFamily();
  const first = await putWithThumbnail(`users/${family.uid}/stories/s1/first.webp`, 'navy');
  const cover = await putWithThumbnail(`users/${family.uid}/stories/s1/cover.webp`, 'crimson');
  const sceneImages = [scene('first', first), scene('cover', cover)];
  const contentId = await storeStory(family, { sceneImages, coverSceneId: 'cover' });
  return { family, contentId, shareId: await shareItem(family, 'story', contentId), cover };
}

it('a share’s cover is the thumbnail of the chosen picture, cached as long as the page', async () => {
  const { shareId, cover } = await shareWithCover();
  const response = await open(coverPath(shareId));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': SHARED_PAGE_CACHING,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(await bytesOf(response)).toEqual(await bytesAt(thumbnailPath(cover)));
  expect((await open(coverPath(shareId), 'HEAD')).headers.get('content-type')).toBe('image/webp');
});

it('the cover of a shared character is its portrait', async () => {
  const family = await createNamedFamily();
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/c1/p.webp`);
  const shareId = await shareItem(family, 'character', await storeCharacter(family, { imagePath }));
  const response = await open(coverPath(shareId));
  expect(await bytesOf(response)).toEqual(await bytesAt(thumbnailPath(imagePath)));
});

it('every request for a cover that cannot be shown gets the same uncached response', async () => {
  const [withdrawnShare, hiddenShare, foreignShare] = [
    await shareWithCover(),
    await shareWithCover(),
    await shareWithCover(),
  ];
  expect((await open(coverPath(withdrawnShare.shareId))).status).toBe(200);
  const wish = { contentType: 'story', contentId: withdrawnShare.contentId, isPublic: false } as const;
  await updateSharing(sharingDeps(), { uid: withdrawnShare.family.uid, emailVerified: true }, wish);
  await adminFirestore().doc(`shares/${hiddenShare.shareId}`).update({ hidden: true });
  const plain = await createNamedFamily();
  const plainId = await shareItem(plain, 'story', await storeStory(plain));
  for (const path of [
    coverPath(withdrawnShare.shareId),
    coverPath(hiddenShare.shareId),
    coverPath(plainId),
    coverPath(newShareId('story', randomShareToken())),
    coverPath(foreignShare.shareId).replace('/stories/', '/characters/'),
    `/elsewhere${SHARED_COVER}`,
    SHARED_COVER,
  ]) {
    const response = await open(path);
    expect([response.status, await response.text(), response.headers.get('cache-control')], path).toEqual([
      404,
      '',
      'no-store',
    ]);
  }
});

it('the cover is never a picture outside the share', async () => {
  const { shareId, cover } = await shareWithCover();
  const own = await open(coverPath(shareId));
  expect(own.status).toBe(200);
  const shareDocument = adminFirestore().doc(`shares/${shareId}`);
  const imageUrl = `http://x/v0/b/b/o/${encodeURIComponent(cover)}?alt=media&token=t`;
  await shareDocument.update({ 'copy.scenes': [{ id: 'scene_0', imageUrl, part: 0, position: 0 }] });
  expect((await open(coverPath(shareId))).status).toBe(404);
});

const storedPlaceholder = async (shareId: string): Promise<string> =>
  String((await storedFields(`shares/${shareId}`))['coverPlaceholder']);
const colorIn = async (placeholder: string) => (await colorsOf(Buffer.from(placeholder, 'base64'))).middle;

it('a share has the placeholder of its cover, another after the cover changes, and none once it is withdrawn', async () => {
  const { family, contentId, shareId } = await shareWithCover();
  const [red = 0, , blueOfRed = 255] = await colorIn(await storedPlaceholder(shareId));
  expect(red).toBeGreaterThan(blueOfRed);
  expect(await (await open(pagePath(shareId))).text()).toContain(await storedPlaceholder(shareId));
  await adminFirestore().doc(`stories/${contentId}`).update({ coverSceneId: 'first' });
  await refreshShare(sharingDeps(), shareId, Date.now());
  const [redOfBlue = 255, , blue = 0] = await colorIn(await storedPlaceholder(shareId));
  expect(blue).toBeGreaterThan(redOfBlue);
  const wish = { contentType: 'story', contentId, isPublic: false } as const;
  await updateSharing(sharingDeps(), { uid: family.uid, emailVerified: true }, wish);
  expect(await storedFields(`shares/${shareId}`)).toMatchObject({ coverPlaceholder: null });
});

it('a share stored before placeholders existed is shown without one, gets it on the next refresh, and stays listed', async () => {
  const { shareId } = await shareWithCover();
  const share = adminFirestore().doc(`shares/${shareId}`);
  await share.update({ coverPlaceholder: FieldValue.delete(), offered: true, listed: true });
  expect((await open(pagePath(shareId))).status).toBe(200);
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await storedFields(`shares/${shareId}`)).toMatchObject({
    coverPlaceholder: expect.stringMatching(/^UklGR/),
    listed: true,
  });
});

it('a held share has no placeholder until it is shown again', async () => {
  const { family, shareId } = await shareWithCover();
  const mark = adminFirestore().doc(`switched_off/${family.uid}`);
  await mark.set({ at: new Date() });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await storedFields(`shares/${shareId}`)).toMatchObject({ hidden: true, coverPlaceholder: null });
  await mark.delete();
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await storedPlaceholder(shareId)).toMatch(/^UklGR/);
});

const previewAt = (shareId: string): string => coverPath(shareId).replace(SHARED_COVER, SHARED_PREVIEW);
const previewFile = (shareId: string) => adminBucket().file(`shared/${shareId}${SHARED_PREVIEW}`);

/** The color in the middle of a picture, and at its left edge. */
async function colorsOf(picture: Buffer): Promise<{ middle: number[]; edge: number[] }> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  return { middle: pixel(info.width / 2, info.height / 2), edge: pixel(2, info.height / 2) };
}

describe('picture for link previews', () => {
  it('a share’s preview is a JPEG of 1200 x 630, made when the story is shared', async () => {
    const { shareId } = await shareWithCover();
    expect((await previewFile(shareId).exists())[0]).toBe(true);
    const response = await open(previewAt(shareId));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const preview = await bytesOf(response);
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(preview.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const [red = 0, green = 255] = (await colorsOf(preview)).middle;
    expect(red).toBeGreaterThan(green);
  });

  it('an edit that changes the cover changes the preview, and a withdrawal removes it', async () => {
    const { family, contentId, shareId } = await shareWithCover();
    await adminFirestore().doc(`stories/${contentId}`).update({ coverSceneId: 'first' });
    await refreshShare(sharingDeps(), shareId, Date.now());
    const [red = 255, , blue = 0] = (await colorsOf(await bytesOf(await open(previewAt(shareId))))).middle;
    expect(blue).toBeGreaterThan(red);
    const wish = { contentType: 'story', contentId, isPublic: false } as const;
    await updateSharing(sharingDeps(), { uid: family.uid, emailVerified: true }, wish);
    expect((await previewFile(shareId).exists())[0]).toBe(false);
    expect((await open(previewAt(shareId))).status).toBe(404);
  });

  it('a share made before previews existed gets its preview on the first request', async () => {
    const { shareId } = await shareWithCover();
    await previewFile(shareId).delete();
    expect((await open(previewAt(shareId))).status).toBe(200);
    expect((await previewFile(shareId).exists())[0]).toBe(true);
  });

  it('a preview that is made while the share is withdrawn is neither sent nor kept', async () => {
    const { family, contentId, shareId } = await shareWithCover();
    await previewFile(shareId).delete();
    const { pictures } = sharingDeps();
    const share = await createShownShares(sharingDeps().shares)('story', shareId);
    if (!share) throw new Error('the share is not public');
    const wish = { contentType: 'story', contentId, isPublic: false } as const;
    const withdrawing: typeof pictures = {
      ...pictures,
      async makePreview(from, to, shape) {
        const cover = await pictures.read(from);
        await updateSharing(sharingDeps(), { uid: family.uid, emailVerified: true }, wish);
        await adminBucket()
          .file(from)
          .save(cover ?? '');
        return pictures.makePreview(from, to, shape);
      },
    };
    const preview = await readSharePreview(withdrawing, share, createShownShares(sharingDeps().shares));
    expect(preview).toBeNull();
    expect((await previewFile(shareId).exists())[0]).toBe(false);
  });

  it('a share whose cover cannot be decoded has no preview, but is otherwise refreshed', async () => {
    const { contentId, shareId } = await shareWithCover();
    const [files] = await adminBucket().getFiles({ prefix: `shared/${shareId}/` });
    for (const file of files) await file.save('not a picture');
    await previewFile(shareId).delete();
    await adminFirestore().doc(`stories/${contentId}`).update({ bookTitle: 'The Lost Lantern' });
    await refreshShare(sharingDeps(), shareId, Date.now());
    expect(JSON.stringify(await storedFields(`shares/${shareId}`))).toContain('The Lost Lantern');
    expect((await open(previewAt(shareId))).status).toBe(404);
  });

  it('a preview shows the whole portrait on a background of its main color', async () => {
    const family = await createNamedFamily();
    const imagePath = await putWithThumbnail(`users/${family.uid}/characters/c1/p.webp`, 'crimson');
    const shareId = await shareItem(family, 'character', await storeCharacter(family, { imagePath }));
    const preview = await bytesOf(await open(previewAt(shareId)));
    expect(await sharp(preview).metadata()).toMatchObject({ width: 1200, height: 630 });
    const { middle, edge } = await colorsOf(preview);
    middle.forEach((value, channel) => expect(Math.abs(value - (edge[channel] ?? 0))).toBeLessThan(40));
  });

  it('a share without pictures has no preview in the bucket', async () => {
    const family = await createNamedFamily();
    const shareId = await shareItem(family, 'story', await storeStory(family));
    expect((await open(previewAt(shareId))).status).toBe(404);
    expect((await previewFile(shareId).exists())[0]).toBe(false);
  });
});
