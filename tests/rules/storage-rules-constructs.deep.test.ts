import { describe, expect, inject, it } from 'vitest';
import {
  compareConditions,
  compareMethods,
  comparePaths,
  compareMisspelledRules,
  type Pair,
} from './engines/compare.ts';
import { googleEngine, offlineEngine } from './engines/engines.ts';

/*
 * Compares the offline runtime of Storage rules with Google's engine. Google's Storage runtime is not available
 * offline; Firestore's emulator reads the same language. Known differences: service and root, the path of a list
 * (Firestore: a document of the collection; Storage: the folder), and a token without uid, which Firestore refuses.
 */

const engines: Pair = [googleEngine(inject('cloud').urls.firestore), offlineEngine()];
const SEED = 20_261_121;

describe('constructs', () => {
  const inMatch = (inside: string): string => `match /a/{name} { ${inside} }`;
  const condition = (code: string): string => inMatch(`allow get: if ${code};`);
  const CALLER_UID = 'request.auth.uid == name';

  it.each<[string, string, { visitor: boolean; anna: boolean }]>([
    ['the auth of a visitor is null', condition('request.auth == null'), { visitor: true, anna: false }],
    ['the auth of a signed-in user is not null', condition('request.auth != null'), { visitor: false, anna: true }],
    ['the uid is a string', condition("request.auth.uid == 'anna'"), { visitor: false, anna: true }],
    ['the uid of a visitor is an error', condition('request.auth.uid == null'), { visitor: false, anna: false }],
    ['a negated error is an error', condition(`!(${CALLER_UID})`), { visitor: false, anna: true }],
    ['error || true', condition(`${CALLER_UID} || true`), { visitor: true, anna: true }],
    ['true || error', condition(`true || ${CALLER_UID}`), { visitor: true, anna: true }],
    ['error || false', condition(`${CALLER_UID} || false`), { visitor: false, anna: false }],
    ['error && false', condition(`!(${CALLER_UID} && false)`), { visitor: true, anna: true }],
    ['false && error', condition(`!(false && ${CALLER_UID})`), { visitor: true, anna: true }],
    ['error && true', condition(`!(${CALLER_UID} && true)`), { visitor: false, anna: true }],
    ['a string is not a condition', condition("'text'"), { visitor: false, anna: false }],
    ['a string || true', condition("'text' || true"), { visitor: true, anna: true }],
    ['a string cannot be negated', condition("!'text'"), { visitor: false, anna: false }],
    ['null cannot be negated', condition('!null'), { visitor: false, anna: false }],
    ['types are compared without an error', condition("null != 'x' && true != 'x'"), { visitor: true, anna: true }],
    ['an account equals itself', condition('request.auth == request.auth'), { visitor: true, anna: true }],
    ['! binds tighter than ==', condition('!true == false'), { visitor: true, anna: true }],
    ['== binds tighter than &&', condition('true && false == false'), { visitor: true, anna: true }],
    ['&& binds tighter than ||', condition('true || false && false'), { visitor: true, anna: true }],
    ['== is left-associative', condition("'a' == 'b' == false"), { visitor: true, anna: true }],
    ['escapes', condition(`'it\\'s' == "it's" && '\\\\' != '/'`), { visitor: true, anna: true }],
    ['comments', condition('/* no */ true // yes\n'), { visitor: true, anna: true }],
    ['an allow without condition', inMatch('allow get;'), { visitor: true, anna: true }],
    ['several allows', inMatch(`allow get: if ${CALLER_UID}; allow get: if true;`), { visitor: true, anna: true }],
    [
      'an argument with an error fails only where it is read',
      inMatch(`function first(a, b) { return a || b; } allow get: if first(true, ${CALLER_UID});`),
      { visitor: true, anna: true },
    ],
    [
      'an argument with an error that is never read',
      inMatch(`function yes(a) { return true; } allow get: if yes(request.auth.uid);`),
      { visitor: true, anna: true },
    ],
    [
      'a parameter shadows a path variable',
      inMatch("function isX(name) { return name == 'x'; } allow get: if isX('x');"),
      { visitor: true, anna: true },
    ],
    [
      'a function calls the functions in scope where it is declared, not where it is called',
      `function asked() { return answer(); } function answer() { return false; }
       ${inMatch('function answer() { return true; } allow get: if asked();')}`,
      { visitor: false, anna: false },
    ],
    ['a rest variable that matches no segment', 'match /a/b/{rest=**} { allow get; }', { visitor: true, anna: true }],
    ['a rest variable that matches many segments', 'match /{rest=**} { allow get; }', { visitor: true, anna: true }],
    ['a rest variable before the last segment', 'match /{rest=**}/b { allow get; }', { visitor: true, anna: true }],
    ['a pattern longer than the path', 'match /a/b/{name} { allow get; }', { visitor: false, anna: false }],
    ['a pattern shorter than the path', 'match /a { allow get; }', { visitor: false, anna: false }],
  ])("the offline engine and Google's agree: %s", async (_name, blocks, expected) => {
    for (const engine of engines) {
      expect(await engine.load(blocks)).toBeNull();
      const isPermitted = (caller: string | null) => engine.permits({ method: 'get', path: 'a/b', caller });
      const [visitor, anna] = await Promise.all([isPermitted(null), isPermitted('anna')]);
      expect({ visitor, anna }).toEqual(expected);
    }
  });
});

describe('invalid rules', () => {
  it.each([
    'match /a/{true} { allow get; }',
    'match /a/{math} { allow get; }',
    'match /a/{1a} { allow get; }',
    'match /a/{a}/{a} { allow get; }',
    'match /a/{a=**}/{b=**} { allow get; }',
    'match /a/{a=**} { match /{b=**} { allow get; } }',
    'match /a/{a} { }',
    'match /a/ { allow get; }',
    'match /a { allow get if true; }',
    'match /a { allow get; } }',
    'match /a { allow get: if f(); function f() { return true; } function f() { return true; } }',
    'match /a { allow get; function f(a, a) { return true; } }',
    'match /a { allow get; function f(a, b, c, d, e, g, h, i) { return true; } }',
    'match /a { allow get; function f() { return g(); } function g() { return f(); } }',
    'match /a { allow get; function match() { return true; } }',
    "match /a { allow get: if 'a\\q' == 'a'; }",
    'match /a { allow get: if true ! = false; }',
    'match /a {\u00A0allow get; }',
    'match /a { allow get; } /* without an end',
    `match ${'/a'.repeat(98)} { allow get; }`,
    `match ${Array.from({ length: 20 }, (_, index) => `/{v${index}}`).join('')} { allow get; }`,
    `${'match /a { '.repeat(11)} allow get; ${'}'.repeat(11)}`,
  ])("the offline engine and Google's refuse: %s", async (blocks) => {
    for (const engine of engines) expect(await engine.load(blocks)).toEqual(expect.any(String));
  });
});

it('both rules engines agree on generated conditions with functions and errors', async () => {
  const { outcomes, differing } = await compareConditions(engines, SEED, 60);
  expect(differing).toEqual([]);
  for (const outcome of ['true', 'false', 'error']) expect(outcomes[outcome], outcome).toBeGreaterThan(20);
});

it('both rules engines agree on generated paths of any length', async () => {
  const { outcomes, differing } = await comparePaths(engines, SEED, 30);
  expect(differing).toEqual([]);
  for (const outcome of ['permitted', 'denied']) expect(outcomes[outcome], outcome).toBeGreaterThan(20);
});

it('both rules engines agree on generated methods', async () => {
  const { outcomes, differing } = await compareMethods(engines, SEED, 20);
  expect(differing).toEqual([]);
  for (const outcome of ['permitted', 'denied']) expect(outcomes[outcome], outcome).toBeGreaterThan(20);
});

it('both rules engines agree on generated rules with typos that still load', async () => {
  const { outcomes, differing } = await compareMisspelledRules(engines, SEED, 100);
  expect(differing).toEqual([]);
  for (const outcome of ['refused', 'loaded']) expect(outcomes[outcome], outcome).toBeGreaterThan(10);
});
