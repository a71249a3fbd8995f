import { describe, expect, it } from 'vitest';
import { refusedCategory } from './moderation-policy.ts';

const verdict = (scores: Record<string, number>, flagged: string[] = []) => ({ scores, flagged });

describe('moderation policy', () => {
  it('moderation allows older readers more violence than younger ones', () => {
    const swordFight = verdict({ violence: 0.5 });
    expect(refusedCategory(swordFight, '5-8')).toBe('violence');
    expect(refusedCategory(swordFight, '9-12')).toBeNull();
  });

  it('moderation uses its own thresholds where the vendor’s flags are for adults', () => {
    expect(refusedCategory(verdict({ sexual: 0.35 }), '12-17')).toBe('sexual');
    expect(refusedCategory(verdict({ violence: 0.55 }, ['violence']), '12-17')).toBeNull();
  });

  it('moderation uses the vendor’s flag in every other category, known or new', () => {
    expect(refusedCategory(verdict({ hate: 0.2 }, ['hate']), 'family')).toBe('hate');
    expect(refusedCategory(verdict({ gambling: 0.2 }, ['gambling']), 'family')).toBe('gambling');
  });
});
