import { expect, it } from 'vitest';
import { avoidedIn, booksOf } from './child-books.ts';
import { readStory } from './story.ts';

const story = (id: string, overrides: object) => {
  const read = readStory(id, { title: id, content: 'Once.', previousParts: ['Once.', 'Then.'], ...overrides });
  if (!read) throw new Error('unreadable');
  return read;
};
const mo = { id: 'mo', ageRange: '5-8' } as const;
const shelf = (stories: ReturnType<typeof story>[], showFirst: boolean) =>
  booksOf(stories, mo, showFirst).map(({ id, previousParts }) => [id, previousParts.length]);

it('a child’s shelf has their stories and stories for everyone, not a sibling’s', () => {
  const stories = [story('own', { childId: 'mo' }), story('all', {}), story('sibling', { childId: 'ida' })];
  expect(shelf(stories, false)).toEqual([
    ['own', 2],
    ['all', 2],
  ]);
});

it('a book for everyone is on the shelves of children of its age and older, a book for one child on that child’s shelf at any age', () => {
  const stories = ['3-4', '5-8', '9-12', '12-17'].flatMap((ageRange) => [
    story(`all ${ageRange}`, { ageRange }),
    story(`own ${ageRange}`, { ageRange, childId: 'mo' }),
  ]);
  expect(shelf(stories, false).map(([id]) => id)).toEqual([
    'all 3-4',
    'own 3-4',
    'all 5-8',
    'own 5-8',
    'own 9-12',
    'own 12-17',
  ]);
});

it('with "show me first" a child’s books end before the first chapter that no parent has approved', () => {
  const stories = [
    story('both', { approvedParts: [0, 1] }),
    story('first', { approvedParts: [0] }),
    story('none', { approvedParts: [] }),
  ];
  expect(shelf(stories, true)).toEqual([
    ['both', 2],
    ['first', 1],
  ]);
});

it('a story leaves out what its children avoid; one for everyone, what each child avoids who has it on the shelf', () => {
  const children = [
    { ...mo, avoid: ['spiders', 'thunder'] },
    { id: 'ida', ageRange: '3-4', avoid: ['the dark'] },
    { id: 'nora', ageRange: '12-17', avoid: ['snakes', 'thunder'] },
  ] as const;
  const everyones = { childId: null, ageRange: '5-8' } as const;
  expect(avoidedIn(everyones, [null], children)).toEqual(['spiders', 'thunder', 'snakes']);
  expect(avoidedIn({ ...everyones, ageRange: '3-4' }, [], children)).toEqual([
    'spiders',
    'thunder',
    'the dark',
    'snakes',
  ]);
  expect(avoidedIn({ ...everyones, childId: 'ida' }, ['mo'], children)).toEqual(['spiders', 'thunder', 'the dark']);
  expect(avoidedIn({ ...everyones, childId: 'a-deleted-child' }, [], children)).toEqual([]);
  expect(avoidedIn({ childId: null }, [], children)).toEqual([]);
});

it('a chapter that a child orders in a story for everyone leaves out what the other children avoid too', () => {
  const children = [
    { ...mo, avoid: ['spiders'] },
    { id: 'ida', ageRange: '3-4', avoid: ['the dark'] },
  ] as const;
  expect(avoidedIn({ childId: null, ageRange: '5-8' }, ['ida'], children)).toEqual(['the dark', 'spiders']);
});
