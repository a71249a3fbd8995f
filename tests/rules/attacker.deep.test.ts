import { expect, it } from 'vitest';
import { attack } from './attacker/attack.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it.each([1, 2, 3, 4, 5])(
  'the rules withstand thousands of random attempts (seed %s)',
  { timeout: 900_000 },
  async (seed) => {
    const { tried, accepted } = await attack(800, seed);
    expect(accepted / tried).toBeGreaterThan(0.3);
  },
);
