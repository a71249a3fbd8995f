import { describe, expect, it } from 'vitest';
import { characterPicturePath, downloadAddress, mediaUrl, parseDownloadAddress } from './media-address.ts';

const path = characterPicturePath('u1', 'c1', 'p1');
const stored = downloadAddress('http://127.0.0.1:8405', { bucket: 'b.appspot.com', path, token: 't-1' });

describe('media addresses', () => {
  it('come apart into what they were made of', () => {
    expect(parseDownloadAddress(stored)).toEqual({ bucket: 'b.appspot.com', path, token: 't-1' });
  });

  it('keep path and token when host and port change', () => {
    expect(mediaUrl(stored, 'https://firebasestorage.googleapis.com')).toBe(
      'https://firebasestorage.googleapis.com/v0/b/b.appspot.com/o/users%2Fu1%2Fcharacters%2Fc1%2Fp1.webp?alt=media&token=t-1',
    );
  });

  it('name the thumbnail beside the picture', () => {
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
  ])('refuse %s', (address) => {
    expect(mediaUrl(address, 'http://x')).toBeNull();
  });
});
