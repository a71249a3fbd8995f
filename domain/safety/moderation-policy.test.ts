import { describe, expect, it } from 'vitest';
import { refusedCategory } from './moderation-policy.ts';

const verdict = (scores: Record<string, number>, flagged: string[] = []) => ({ scores, flagged });

describe('what is fit for children', () => {
  it('lets older readers have more adventure than younger ones', () => {
    const swordFight = verdict({ violence: 0.5 });
    expect(refusedCategory(swordFight, '5-8')).toBe('violence');
    expect(refusedCategory(swordFight, '9-12')).toBeNull();
  });

  it('goes by its own limits where the vendor marks for adults', () => {
    expect(refusedCategory(verdict({ sexual: 0.35 }), '12-17')).toBe('sexual');
    expect(refusedCategory(verdict({ violence: 0.55 }, ['violence']), '12-17')).toBeNull();
  });

  it('believes the vendor’s mark in every other category, known or new', () => {
    expect(refusedCategory(verdict({ hate: 0.2 }, ['hate']), 'family')).toBe('hate');
    expect(refusedCategory(verdict({ gambling: 0.2 }, ['gambling']), 'family')).toBe('gambling');
  });
});
