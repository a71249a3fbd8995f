import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { readShare, toTombstone, type Share } from './share.ts';

const ID = `c_${'a'.repeat(22)}`;

const stored = {
  contentType: 'character',
  copy: { contentType: 'character', name: 'Ember', type: 'Dragon', imageUrl: null },
  sharing: { isPublic: true, allowComments: true, shareId: ID, sharedBy: 'Lantern Lane', views: 9, likes: 4 },
  hidden: false,
  offered: true,
  listed: true,
  withdrawnAt: null,
};
const share = (overrides: object = {}): Share => {
  const read = readShare(ID, { ...stored, ...overrides });
  if (!read) throw new Error('the share cannot be read');
  return read;
};

it('readShare reads all fields', () => {
  expect(share()).toMatchObject({
    id: ID,
    copy: { name: 'Ember' },
    sharing: { likes: 4 },
    hidden: false,
    withdrawnAt: null,
    listed: true,
  });
});

it('a stored share without a visibility is read as hidden', () => {
  expect(share({ hidden: undefined }).hidden).toBe(true);
  expect(share({ listed: 'yes' }).listed).toBe(false);
});

it('a placeholder is read if it is a WebP in base64 of at most the size cap, and ignored otherwise', () => {
  const longest = 'UklGR'.padEnd(LIMITS.coverPlaceholder, 'A');
  expect(share({ coverPlaceholder: longest }).coverPlaceholder).toBe(longest);
  for (const invalid of [undefined, 1, '', `${longest}A`, 'UklGR)', 'UklGR"><script>', 'iVBORw0KGgo='])
    expect(share({ coverPlaceholder: invalid }).coverPlaceholder, String(invalid)).toBeNull();
});

it('a share is unreadable only if its kind is unknown', () => {
  expect(readShare(ID, { ...stored, contentType: 'location' })).toBeNull();
  expect(readShare(ID, { ...stored, sharing: 'yes' })).toBeNull();
  expect(share({ copy: 'gone' }).copy).toBeNull();
});

describe('toTombstone', () => {
  const tombstone = toTombstone(share({ coverPlaceholder: 'UklGRkgAAABXRUJQ' }), 1_763_700_000_000);

  it('the tombstone of a share has no content and is not listed', () => {
    expect(tombstone).toMatchObject({ copy: null, coverPlaceholder: null, listed: false, offered: false });
    expect(tombstone.sharing).toMatchObject({ isPublic: false, allowComments: false, sharedBy: '' });
    expect(tombstone.withdrawnAt).toBe(1_763_700_000_000);
  });

  it('the tombstone of a share keeps its id and counts', () => {
    expect(tombstone.sharing).toMatchObject({ shareId: ID, views: 9, likes: 4 });
  });
});
