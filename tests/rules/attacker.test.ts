import { expect, it } from 'vitest';
import { attack } from './attacker/attack.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

it('two families and a visitor who try hundreds of things break nothing', { timeout: 240_000 }, async () => {
  const { tried, accepted } = await attack(400, 20_261_121);
  expect(accepted / tried).toBeGreaterThan(0.3);
});
