import { LIMITS } from '@talelantern/domain/limits/limits';
import { MAX_CHARACTERS, MAX_LOCATIONS } from '@talelantern/domain/stories/story-choices';
import { describe, expect, it } from 'vitest';
import { RULE_CONSTANTS } from './constants.ts';
import { rulesFile, rulesParts } from './rules-file.ts';

it('firestore.rules matches its parts and the domain', () => {
  const { actual, expected } = rulesFile();
  expect(actual, 'firestore.rules is out of date. Run: npm run rules').toBe(expected);
});

describe('rules parts', () => {
  const parts = rulesParts();
  const all = parts.map(({ text }) => text).join('\n');

  it.each(parts)('the rules part $name has at most 250 lines', ({ text }) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(250);
  });

  it('every generated constant is used in the rules', () => {
    const names = Object.values(RULE_CONSTANTS).flatMap((constants) => Object.keys(constants));
    expect(names.filter((name) => !all.includes(`${name}()`))).toEqual([]);
  });

  it('the rules check as many list entries as the domain allows', () => {
    expect([MAX_CHARACTERS, MAX_LOCATIONS, MAX_CHARACTERS + MAX_LOCATIONS]).toEqual([16, 4, LIMITS.listEntries]);
    expect([LIMITS.listEntries, LIMITS.chapters, LIMITS.ideas, LIMITS.imageHistory]).toEqual([20, 4, 3, 50]);
    expect(LIMITS.addedEntries).toBe(2);
  });
});
