import { AGE_RANGES } from '../audience/ages.ts';
import { expect, it } from 'vitest';
import { isOnlyTooHarsh, refusedCategory } from './moderation-policy.ts';

const verdict = (scores: Record<string, number>, flagged: string[] = []) => ({ scores, flagged });

it('moderation allows older readers more violence than younger ones', () => {
  const swordFight = verdict({ violence: 0.5 });
  expect(refusedCategory(swordFight, '5-8')).toBe('violence');
  expect(refusedCategory(swordFight, '9-12')).toBeNull();
});

it.each([
  [{ violence: 0.5 }, [], true],
  [{ violence: 0.5, 'violence/graphic': 0.3, 'harassment/threatening': 0.6 }, ['violence'], true],
  [{ violence: 0.1 }, [], false],
  [{ violence: 0.5, 'self-harm': 0.4 }, [], false],
  [{ violence: 0.5, 'sexual/minors': 0.2 }, [], false],
  [{ violence: 0.5, hate: 0.5 }, [], false],
  [{ violence: 0.5 }, ['self-harm/intent'], false],
  [{ violence: 0.5, 'a new category': 1 }, [], false],
])('whether %j with the flags %j is only too frightening or unkind is %s', (scores, flagged, expected) => {
  expect(isOnlyTooHarsh({ scores, flagged }, '5-8')).toBe(expected);
});

it.each([
  ['sexual', 0.3],
  ['sexual/minors', 0.1],
  ['self-harm', 0.3],
  ['self-harm/intent', 0.3],
  ['self-harm/instructions', 0.2],
  ['hate', 0.4],
  ['hate/threatening', 0.2],
  ['harassment', 0.6],
  ['harassment/threatening', 0.5],
  ['illicit', 0.5],
  ['illicit/violent', 0.3],
])('%s is refused from %f on, for readers of every age', (category, threshold) => {
  for (const audience of [...AGE_RANGES, 'family'] as const) {
    expect(refusedCategory(verdict({ [category]: threshold }), audience)).toBe(category);
    expect(refusedCategory(verdict({ [category]: threshold - 0.01 }), audience)).toBeNull();
  }
});

it.each([
  ['3-4', 0.3, 0.1],
  ['5-8', 0.4, 0.2],
  ['9-12', 0.6, 0.3],
  ['12-17', 0.75, 0.4],
  ['family', 0.6, 0.3],
] as const)('for %s violence is refused from %f on, and graphic violence from %f', (audience, violence, graphic) => {
  expect(refusedCategory(verdict({ violence }), audience)).toBe('violence');
  expect(refusedCategory(verdict({ 'violence/graphic': graphic }), audience)).toBe('violence/graphic');
  const below = { violence: violence - 0.01, 'violence/graphic': graphic - 0.01 };
  expect(refusedCategory(verdict(below), audience)).toBeNull();
});

it('moderation uses its own thresholds where the vendor’s flags are for adults', () => {
  expect(refusedCategory(verdict({ sexual: 0.35 }), '12-17')).toBe('sexual');
  for (const category of ['violence', 'harassment'])
    expect(refusedCategory(verdict({ [category]: 0.55 }, [category]), '12-17')).toBeNull();
});

it.each([
  'sexual',
  'sexual/minors',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'hate',
  'hate/threatening',
  'harassment/threatening',
  'illicit',
  'illicit/violent',
  'violence/graphic',
  'gambling',
])('moderation uses the vendor’s flag in every other category, known or new: %s', (category) => {
  expect(refusedCategory(verdict({ [category]: 0.05 }, [category]), 'family')).toBe(category);
});
