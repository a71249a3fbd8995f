import { describe, expect, it } from 'vitest';
import { isReadable, readableChapters, withApproved } from './approval.ts';

const story = (approvedParts: number[]) => ({ approvedParts, previousParts: ['One.', 'Two.', 'Three.'] });

describe('“show me first”', () => {
  it('lets a child read only what a parent has allowed', () => {
    expect(isReadable(story([0]), 0, true)).toBe(true);
    expect(isReadable(story([0]), 1, true)).toBe(false);
    expect(isReadable(story([]), 1, false)).toBe(true);
  });

  it('ends the book before the first chapter that waits', () => {
    expect(readableChapters(story([]), true)).toBe(0);
    expect(readableChapters(story([0, 2]), true)).toBe(1);
    expect(readableChapters(story([0, 1, 2]), true)).toBe(3);
    expect(readableChapters(story([]), false)).toBe(3);
  });

  it('allows with a chapter those before it, each once', () => {
    expect(withApproved(story([]), 0)).toEqual([0]);
    expect(withApproved(story([0]), 2)).toEqual([0, 1, 2]);
  });
});
