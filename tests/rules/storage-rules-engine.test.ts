import { describe, expect, inject, it } from 'vitest';
import { compareConditions, compareMethods, comparePaths, compareTexts, type Pair } from './engines/compare.ts';
import { googleEngine, offlineEngine } from './engines/engines.ts';

/*
 * The offline runtime of Storage rules beside Google's engine. That of Storage cannot be had offline; Firestore's
 * emulator reads the same language. Apart are: the service and its root, the path of a list (Firestore asks for a
 * document of the collection, Storage for the folder), and a token without uid, which Firestore does not let in.
 */

const engines: Pair = [googleEngine(inject('cloud').urls.firestore), offlineEngine()];
const SEED = 20_261_121;

describe('each construct means what it means to Google', () => {
  const inMatch = (inside: string): string => `match /a/{name} { ${inside} }`;
  const condition = (code: string): string => inMatch(`allow get: if ${code};`);
  const MISSING = 'request.auth.uid == name';

  it.each<[string, string, { visitor: boolean; anna: boolean }]>([
    ['a visitor is null', condition('request.auth == null'), { visitor: true, anna: false }],
    ['someone signed in is not', condition('request.auth != null'), { visitor: false, anna: true }],
    ['the uid is a text', condition("request.auth.uid == 'anna'"), { visitor: false, anna: true }],
    ['the uid of nobody is an error', condition('request.auth.uid == null'), { visitor: false, anna: false }],
    ['a negated error is an error', condition(`!(${MISSING})`), { visitor: false, anna: true }],
    ['error || true', condition(`${MISSING} || true`), { visitor: true, anna: true }],
    ['true || error', condition(`true || ${MISSING}`), { visitor: true, anna: true }],
    ['error || false', condition(`${MISSING} || false`), { visitor: false, anna: false }],
    ['error && false', condition(`!(${MISSING} && false)`), { visitor: true, anna: true }],
    ['false && error', condition(`!(false && ${MISSING})`), { visitor: true, anna: true }],
    ['error && true', condition(`!(${MISSING} && true)`), { visitor: false, anna: true }],
    ['a text is no condition', condition("'text'"), { visitor: false, anna: false }],
    ['a text || true', condition("'text' || true"), { visitor: true, anna: true }],
    ['a text cannot be negated', condition("!'text'"), { visitor: false, anna: false }],
    ['null cannot be negated', condition('!null'), { visitor: false, anna: false }],
    ['types are compared without an error', condition("null != 'x' && true != 'x'"), { visitor: true, anna: true }],
    ['an account equals itself', condition('request.auth == request.auth'), { visitor: true, anna: true }],
    ['! binds tighter than ==', condition('!true == false'), { visitor: true, anna: true }],
    ['== binds tighter than &&', condition('true && false == false'), { visitor: true, anna: true }],
    ['&& binds tighter than ||', condition('true || false && false'), { visitor: true, anna: true }],
    ['== is read from the left', condition("'a' == 'b' == false"), { visitor: true, anna: true }],
    ['escapes', condition(`'it\\'s' == "it's" && '\\\\' != '/'`), { visitor: true, anna: true }],
    ['comments', condition('/* no */ true // yes\n'), { visitor: true, anna: true }],
    ['an allow without condition', inMatch('allow get;'), { visitor: true, anna: true }],
    ['several allows', inMatch(`allow get: if ${MISSING}; allow get: if true;`), { visitor: true, anna: true }],
    [
      'an argument in error spoils only what reads it',
      inMatch(`function first(a, b) { return a || b; } allow get: if first(true, ${MISSING});`),
      { visitor: true, anna: true },
    ],
    [
      'an argument that nobody reads',
      inMatch(`function yes(a) { return true; } allow get: if yes(request.auth.uid);`),
      { visitor: true, anna: true },
    ],
    [
      'a parameter hides a path variable',
      inMatch("function isX(name) { return name == 'x'; } allow get: if isX('x');"),
      { visitor: true, anna: true },
    ],
    [
      'a function sees the functions where it stands, not where it is called',
      `function asked() { return answer(); } function answer() { return false; }
       ${inMatch('function answer() { return true; } allow get: if asked();')}`,
      { visitor: false, anna: false },
    ],
    ['a rest of no segment', 'match /a/b/{rest=**} { allow get; }', { visitor: true, anna: true }],
    ['a rest of many', 'match /{rest=**} { allow get; }', { visitor: true, anna: true }],
    ['a rest in the middle', 'match /{rest=**}/b { allow get; }', { visitor: true, anna: true }],
    ['a match for more than the path', 'match /a/b/{name} { allow get; }', { visitor: false, anna: false }],
    ['a match for less', 'match /a { allow get; }', { visitor: false, anna: false }],
  ])('%s', async (_name, blocks, expected) => {
    for (const engine of engines) {
      expect(await engine.load(blocks)).toBeNull();
      const ask = (caller: string | null) => engine.permits({ method: 'get', path: 'a/b', caller });
      const [visitor, anna] = await Promise.all([ask(null), ask('anna')]);
      expect({ visitor, anna }).toEqual(expected);
    }
  });
});

describe('what Google does not load, the offline runtime does not load', () => {
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
  ])('%s', async (blocks) => {
    for (const engine of engines) expect(await engine.load(blocks)).toEqual(expect.any(String));
  });
});

describe('generated rules mean what they mean to Google', () => {
  it('in conditions, with functions and errors', async () => {
    const { answers, differing } = await compareConditions(engines, SEED, 60);
    expect(differing).toEqual([]);
    for (const answer of ['true', 'false', 'error']) expect(answers[answer], answer).toBeGreaterThan(20);
  });

  it('in paths of any length', async () => {
    const { answers, differing } = await comparePaths(engines, SEED, 30);
    expect(differing).toEqual([]);
    for (const answer of ['permitted', 'denied']) expect(answers[answer], answer).toBeGreaterThan(20);
  });

  it('in methods', async () => {
    const { answers, differing } = await compareMethods(engines, SEED, 20);
    expect(differing).toEqual([]);
    for (const answer of ['permitted', 'denied']) expect(answers[answer], answer).toBeGreaterThan(20);
  });

  it('when they load in spite of a slip of the pen', async () => {
    const { answers, differing } = await compareTexts(engines, SEED, 100);
    expect(differing).toEqual([]);
    for (const answer of ['refused', 'loaded']) expect(answers[answer], answer).toBeGreaterThan(10);
  });
});
