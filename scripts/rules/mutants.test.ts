import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';

const RULES = `match /things/{id} {
  allow get: if isMine() // && 'not this'
    && (a == 'x && y' || b);
  function isMine() {
    let c = d && e;
    return f(g || h);
  }
  function chosen() {
    return i && j ? k : (l is map ? m : n);
  }
  allow list: if isMine();
}
`;

it('each condition of the rules is removed in one mutant, however it is joined', () => {
  expect(
    mutantsOf(RULES).map(({ block, line, condition, replacement }) => [block, line, condition, replacement]),
  ).toEqual([
    ['/things/{id}', 2, 'isMine()', 'true'],
    ['/things/{id}', 3, "(a == 'x && y' || b)", 'true'],
    ['/things/{id}', 3, "a == 'x && y'", 'false'],
    ['/things/{id}', 3, 'b', 'false'],
    ['isMine', 5, 'd', 'true'],
    ['isMine', 5, 'e', 'true'],
    ['isMine', 6, 'g', 'false'],
    ['isMine', 6, 'h', 'false'],
    ['chosen', 9, 'i && j', 'true'],
    ['chosen', 9, 'i && j', 'false'],
    ['chosen', 9, 'i', 'true'],
    ['chosen', 9, 'j', 'true'],
    ['chosen', 9, 'l is map', 'true'],
    ['chosen', 9, 'l is map', 'false'],
    ['chosen', 11, 'isMine()', 'true'],
  ]);
});

it('a mutant changes nothing but one condition', () => {
  const [first] = mutantsOf(RULES);
  expect(first?.text).toBe(RULES.replace('if isMine()', 'if true'));
});

it('mutants are found for the conditions of firestore.rules', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(mutantsOf(rules).length).toBeGreaterThan(300);
});
