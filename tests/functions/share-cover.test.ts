import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { SHARED_COVER, SHARED_PAGE_CACHING, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { newShareId, shareIdContentType } from '@talelantern/domain/sharing/share-id';
import { describe, expect, inject, it } from 'vitest';
import { newShareText } from '../../functions/src/sharing/operations/share-keys.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import { PEN_NAME, putWithThumbnail, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';

const underTest = useFunction('sharePage', { ALLOWED_ORIGINS: inject('cloud').urls.app });

const coverPath = (shareId: string): string =>
  `${SHARED_PAGE_PATHS[shareIdContentType(shareId)]}${shareId}${SHARED_COVER}`;
const open = (path: string, method = 'GET'): Promise<Response> => fetch(new URL(path, underTest.url()), { method });

const bytesAt = async (path: string): Promise<Buffer> => (await adminBucket().file(path).download())[0];
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

const named = () => createFamily({ profile: { penName: PEN_NAME } });

const scene = (id: string, imagePath: string) => ({ id, imagePath, imageUrl: '', part: 0, position: 0 });

/** A shared story with two pictures; the second is its cover. */
async function pictured(): Promise<{ family: Family; contentId: string; shareId: string; cover: string }> {
  const family = await named();
  const first = await putWithThumbnail(`users/${family.uid}/stories/s1/first.webp`, 'navy');
  const cover = await putWithThumbnail(`users/${family.uid}/stories/s1/cover.webp`, 'crimson');
  const sceneImages = [scene('first', first), scene('cover', cover)];
  const contentId = await storeStory(family, { sceneImages, coverSceneId: 'cover' });
  return { family, contentId, shareId: await shareItem(family, 'story', contentId), cover };
}

describe('share cover', () => {
  it('a share’s cover is the thumbnail of the chosen picture, cached as long as the page', async () => {
    const { shareId, cover } = await pictured();
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
    const family = await named();
    const imagePath = await putWithThumbnail(`users/${family.uid}/characters/c1/p.webp`);
    const shareId = await shareItem(family, 'character', await storeCharacter(family, { imagePath }));
    const response = await open(coverPath(shareId));
    expect(await bytesOf(response)).toEqual(await bytesAt(thumbnailPath(imagePath)));
  });

  it('every request for a cover that cannot be shown gets the same uncached answer', async () => {
    const [withdrawn, hidden, foreign] = [await pictured(), await pictured(), await pictured()];
    expect((await open(coverPath(withdrawn.shareId))).status).toBe(200);
    const wish = { contentType: 'story', contentId: withdrawn.contentId, isPublic: false } as const;
    await updateSharing(sharingDeps(), { uid: withdrawn.family.uid, emailVerified: true }, wish);
    await adminFirestore().doc(`shares/${hidden.shareId}`).update({ hidden: true });
    const plain = await named();
    const bare = await shareItem(plain, 'story', await storeStory(plain));
    for (const path of [
      coverPath(withdrawn.shareId),
      coverPath(hidden.shareId),
      coverPath(bare),
      coverPath(newShareId('story', newShareText())),
      coverPath(foreign.shareId).replace('/stories/', '/characters/'),
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
    const { shareId, cover } = await pictured();
    const own = await open(coverPath(shareId));
    expect(own.status).toBe(200);
    const stored = adminFirestore().doc(`shares/${shareId}`);
    const imageUrl = `http://x/v0/b/b/o/${encodeURIComponent(cover)}?alt=media&token=t`;
    await stored.update({ 'copy.scenes': [{ id: 'scene_0', imageUrl, part: 0, position: 0 }] });
    expect((await open(coverPath(shareId))).status).toBe(404);
  });
});
