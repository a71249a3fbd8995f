import { expect, it } from 'vitest';
import { downloadUrl, itemPicturePath, mediaUrl, ownPictureId, parseDownloadUrl } from './media-url.ts';

const path = itemPicturePath('u1', { collection: 'characters', id: 'c1' }, 'p1');
const stored = downloadUrl('http://127.0.0.1:8405', { bucket: 'b.appspot.com', path, token: 't-1' });

it('a download URL is parsed into bucket, path and token', () => {
  expect(parseDownloadUrl(stored)).toEqual({ bucket: 'b.appspot.com', path, token: 't-1' });
});

it('a media URL keeps path and token when host and port change', () => {
  expect(mediaUrl(stored, 'https://firebasestorage.googleapis.com')).toBe(
    'https://firebasestorage.googleapis.com/v0/b/b.appspot.com/o/users%2Fu1%2Fcharacters%2Fc1%2Fp1.webp?alt=media&token=t-1',
  );
});

it('the thumbnail of a picture is next to it in Storage', () => {
  expect(mediaUrl(stored, 'http://x', 'thumbnail')).toContain('p1.thumb.webp?alt=media&token=t-1');
});

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://evil.test/pixel.gif',
  'https://user@host/v0/b/b/o/x?alt=media&token=t',
  'https://host/v0/b/b/o/x?alt=media',
  'https://host/v0/b/b/o/%E0%A4%A?alt=media&token=t',
  '',
])('the media URL %j is rejected', (url) => {
  expect(mediaUrl(url, 'http://x')).toBeNull();
});

it('a user’s own picture is a WebP file below their prefix', () => {
  expect(ownPictureId(path, 'u1')).toBe('p1');
  expect(ownPictureId('users/u1/generated/req-1.webp', 'u1')).toBe('req-1');
});

it.each([
  ['of another family', path, 'u2'],
  ['of a family whose id has the same prefix', 'users/u12/a.webp', 'u1'],
  ['with “..” in its path', 'users/u1/../u2/a.webp', 'u1'],
  ['that is a thumbnail', 'users/u1/characters/c1/p1.thumb.webp', 'u1'],
  ['of another kind', 'users/u1/narration/s1.mp3', 'u1'],
  ['that is a shared copy', 'shared/s_1/cover.webp', 'u1'],
])('a user’s own picture is not a file %s', (_case, other, uid) => {
  expect(ownPictureId(other, uid)).toBeNull();
});
