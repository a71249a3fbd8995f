import type { Comment } from '@talelantern/domain/sharing/comment';
import { vi } from 'vitest';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import type { SharedItemService } from '../../services/sharing/shared-item-service.ts';
import type { ServedShare } from './served-page.ts';
import type { SharedItems } from './use-shared-items.ts';

export const SHARE: ServedShare = { id: `s_${'a'.repeat(22)}`, contentType: 'story', likes: 24, allowComments: true };

export const comment = (overrides: Partial<Comment> = {}): Comment => ({
  id: 'comment1',
  contentId: SHARE.id,
  contentType: 'story',
  userName: 'Nana Jo',
  text: 'We read it twice.',
  status: 'visible',
  createdAt: 1_763_700_000_000,
  ...overrides,
});

export const fakeMember = (actions: Partial<SharedItemMember> = {}): SharedItemMember => ({
  isLiked: vi.fn(async () => false),
  setLiked: vi.fn(async () => undefined),
  penName: vi.fn(async () => 'Aunt Willow'),
  isOwn: vi.fn(async () => false),
  isWrittenHere: vi.fn(() => false),
  listHidden: vi.fn(async () => []),
  addComment: vi.fn(async (_share, { penName, text }) => comment({ userName: penName, text, status: 'held' })),
  findComment: vi.fn(async () => null),
  deleteComment: vi.fn(async () => undefined),
  ...actions,
});

export type FakeSharedItems = SharedItemService & Pick<SharedItems, 'countView'>;

export const fakeSharedItems = (actions: Partial<FakeSharedItems> = {}): FakeSharedItems => ({
  countView: vi.fn(async () => undefined),
  listComments: vi.fn(async () => ({ items: [], unreadable: [], next: null })),
  report: vi.fn(async () => undefined),
  member: null,
  ...actions,
});
