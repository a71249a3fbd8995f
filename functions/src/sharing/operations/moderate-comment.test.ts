import type { Comment } from '@talelantern/domain/sharing/comment';
import { expect, it } from 'vitest';
import type { Families } from '../../families/ports/ports.ts';
import { moderateComment, type CommentDeps } from './moderate-comment.ts';

const COMMENT: Comment = {
  id: 'c1',
  contentId: 's_1',
  contentType: 'story',
  userName: 'Lantern Lane',
  text: 'What a dragon!',
  status: 'held',
  createdAt: 1,
};

/** The new stored status of a comment; 'held' when nothing was decided. */
async function outcomeOf(
  comment: Partial<Comment>,
  {
    acceptsComments = true,
    hasNamedChild = false,
    author = 'author',
    addedMeanwhile = [],
    requestsLeft = 1,
  }: {
    acceptsComments?: boolean;
    hasNamedChild?: boolean;
    author?: string;
    addedMeanwhile?: readonly string[];
    requestsLeft?: number;
  } = {},
): Promise<string> {
  let status: string = 'held';
  const comments: CommentDeps['comments'] = {
    findHeld: async () => ({ ...COMMENT, ...comment }),
    acceptsComments: async () => acceptsComments,
    familiesOf: async () => ({ owner: 'owner', author }),
    hasNamedChild: async () => hasNamedChild,
    decide: async (_id, _moderated, decided) => {
      status = decided;
      return true;
    },
    async *heldIds() {},
  };
  const realNames = { owner: ['Lily', 'Will'], author: ['Тимур'] };
  const moderator = {
    moderateTexts: async (texts: readonly string[]) => {
      realNames.owner.push(...addedMeanwhile);
      return texts.map((text) => ({ scores: {}, flagged: text.includes('naked') ? ['sexual'] : [] }));
    },
    moderatePicture: () => Promise.reject(new Error('No picture is moderated')),
  };
  const families: Families = {
    hasProfile: () => Promise.reject(new Error('No profile is looked for')),
    safetyOf: async (uid) => ({
      avoid: [],
      reader: null,
      realNames: Object.entries(realNames).find(([key]) => key === uid)?.[1] ?? [],
    }),
  };
  const moderationRecords = {
    reserve: async () => Math.min(1, requestsLeft),
    releaseReservation: () => Promise.reject(new Error('No request is given back')),
  };
  const clock = { now: () => 1 };
  const isDecided = await moderateComment({ comments, families, moderator, moderationRecords, clock }, COMMENT.id);
  expect(isDecided).toBe(status !== 'held');
  return status;
}

it.each([
  ['is shown', {}, 'visible'],
  ['in another alphabet is shown', { text: 'Какой дракон! Ω-wand' }, 'visible'],
  ['with a disallowed word is refused', { text: 'all naked' }, 'refused'],
  ['with a disallowed word that contains an invisible character is refused', { text: 'all na\u200bked' }, 'refused'],
  ['with a handle is refused', { text: 'insta: lilybear' }, 'refused'],
  ['with a phone number in keycap emoji is refused', { text: '0️⃣1️⃣7️⃣6️⃣1️⃣2️⃣3️⃣' }, 'refused'],
  ['with a word of mixed alphabets is left to an administrator', { text: 'all nаked' }, 'review'],
  [
    'that mentions the child of the share is left to an administrator',
    { text: 'What a lovely story for little lily!' },
    'names_child',
  ],
  ['that mentions the child of its author is left to an administrator', { text: 'Мы читали с Тимуром' }, 'review'],
  ['whose author signs with the child’s name is left to an administrator', { userName: "Lily's dad" }, 'names_child'],
  ['whose author signs with an email address is refused', { userName: 'mo@example.com' }, 'refused'],
  ['whose author signs with a disallowed word is refused', { userName: 'naked' }, 'refused'],
  ['whose author signs as us is refused', { userName: 'Talelantern Support' }, 'refused'],
  ['that mentions us is shown', { text: 'We read Talelantern every night' }, 'visible'],
  ['with a name used as a verb is shown', { text: 'I will read it again' }, 'visible'],
  ['with a disallowed word that mentions the child is not shown', { text: 'Lily is naked' }, 'names_child'],
  ['whose author name mixes alphabets is left to an administrator', { userName: 'Lаntern' }, 'review'],
  ['with a home address is left to an administrator', { text: 'We live at 12 Elm Street, Springfield' }, 'review'],
  ['whose author signs with a home address is left to an administrator', { userName: '12 Elm Street' }, 'review'],
  ['with bidirectional overrides is left to an administrator', { text: 'all \u202edekan\u202c' }, 'review'],
])('a comment %s', async (_what, comment, status) => {
  expect(await outcomeOf(comment)).toBe(status);
});

it('a comment with mixed alphabets is refused where comments are off', async () => {
  expect(await outcomeOf({ text: 'all nаked' }, { acceptsComments: false })).toBe('refused');
});

it.each(['What a dragon!', 'all naked'])(
  'after an author has named a child of the family, the comment “%s” is left to an administrator',
  async (text) => {
    expect(await outcomeOf({ text }, { hasNamedChild: true })).toBe('review');
  },
);

it.each([
  ['What a dragon!', 'review'],
  ['insta: lilybear', 'refused'],
])(
  'when its author has used up the moderation requests of the day, the comment “%s” becomes %s',
  async (text, status) => {
    expect(await outcomeOf({ text }, { requestsLeft: 0 })).toBe(status);
  },
);

it('a comment by a family that mentions its own child is not decided as a stranger’s', async () => {
  expect(await outcomeOf({ text: 'For Lily' }, { author: 'owner' })).toBe('review');
});

it.each([
  ['What a dragon, Quillon!', 'names_child'],
  ['What a dragon!', 'visible'],
])('after a child was added while the comment “%s” was moderated, it becomes %s', async (text, status) => {
  expect(await outcomeOf({ text }, { addedMeanwhile: ['Quillon'] })).toBe(status);
});
