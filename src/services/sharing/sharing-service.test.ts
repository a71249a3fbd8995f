import type { ItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { readShare, type Share } from '@talelantern/domain/sharing/share';
import { expect, it, vi } from 'vitest';
import { createSharingService } from './sharing-service.ts';

const SHARE_ID = `c_${'a'.repeat(22)}`;
const item = { contentType: 'character', id: 'ember' } as const;
const unexpected = async (): Promise<never> => Promise.reject(new Error('not expected'));

const sharing = (isPublic: boolean): ItemSharing => ({
  isPublic,
  allowComments: true,
  shareId: SHARE_ID,
  sharedAt: 1,
  sharedBy: 'Nana Jo',
  views: 0,
  likes: 0,
  hold: 'unfit',
});

/** The service of a family whose stored character has these fields. */
const serviceWith = (
  stored: { sharing: ItemSharing | null } | null,
  share: Share | null = null,
  deps: Partial<Parameters<typeof createSharingService>[0]> = {},
) =>
  createSharingService({
    uid: 'family',
    functions: { call: unexpected },
    items: { character: { find: async () => stored }, story: { find: async () => stored } },
    shares: { find: share ? async () => share : unexpected },
    profile: { get: unexpected },
    profiles: { update: unexpected },
    ...deps,
  });

it('a link that was made in another tab is found, with its pen name and why it is held', async () => {
  expect(await serviceWith({ sharing: sharing(true) }).find(item)).toMatchObject({
    status: 'held',
    shareId: SHARE_ID,
    allowComments: true,
    sharedBy: 'Nana Jo',
    hold: 'unfit',
  });
});

it('an item that was withdrawn or deleted in another tab is private', async () => {
  expect(await serviceWith({ sharing: sharing(false) }).find(item)).toEqual({ status: 'private' });
  expect(await serviceWith({ sharing: null }).find(item)).toEqual({ status: 'private' });
  expect(await serviceWith(null).find(item)).toEqual({ status: 'private' });
});

it('an item whose link an administrator removed is private, and its state says why', async () => {
  const removed = { sharing: { ...sharing(false), hold: 'removed' as const } };
  expect(await serviceWith(removed).find(item)).toEqual({ status: 'private', isRemoved: true });
});

it('changing a link that an administrator removed in the meantime reports the removal; a withdrawal does not read the item', async () => {
  const find = vi.fn(async () => ({ sharing: { ...sharing(false), hold: 'removed' as const } }));
  const response = { outcome: 'private', shareId: null, allowComments: false, offered: false };
  const functions = { call: async () => response as never };
  const service = serviceWith(null, null, { functions, items: { character: { find }, story: { find } } });
  expect(await service.update(item, { isPublic: false })).toEqual({ status: 'private' });
  expect(find).not.toHaveBeenCalled();
  const change = { isPublic: true, shareId: SHARE_ID, allowComments: true };
  expect(await service.update(item, change)).toEqual({ status: 'private', isRemoved: true });
});

it('the state of a shared story says how many chapters others see', async () => {
  const copy = { title: 'The Lamp', chapters: ['One.', 'Two.'] };
  const share = readShare(`s_${'a'.repeat(22)}`, { contentType: 'story', sharing: {}, copy });
  const stored = { sharing: { ...sharing(true), hold: null } };
  expect(await serviceWith(stored, share).find({ contentType: 'story', id: 'story_1' })).toMatchObject({
    status: 'public',
    shownChapters: 2,
  });
});
