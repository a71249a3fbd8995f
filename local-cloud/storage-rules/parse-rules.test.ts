import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseRules } from './parse-rules.ts';
import { RulesLoadError } from './rules-tree.ts';

/** Rules with `body` inside a match; the body begins at line 4. */
const inMatch = (body: string) =>
  `rules_version = '2';\nservice firebase.storage {\nmatch /b/{bucket}/o/{name} {\n${body}\n} }`;

function loadError(source: string): string {
  try {
    parseRules(source);
  } catch (error) {
    if (error instanceof RulesLoadError) return `${error.line}: ${error.message}`;
  }
  throw new Error('it loads');
}

it('the product’s storage.rules are parsed', () => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'storage.rules'), 'utf8');
  expect(() => parseRules(source)).not.toThrow();
});

it('comments in rules are skipped', () => {
  expect(() =>
    parseRules(inMatch('// a line { \n /* several\n lines } */ allow get: if /* here too */ true;')),
  ).not.toThrow();
});

it.each([
  ["rules_version = '1';", /^1: expected '2'/],
  ['service firebase.storage { }', /^1: expected rules_version/],
  ["rules_version = '2';\nservice cloud.firestore { }", /^2: expected 'service firebase.storage'/],
  [inMatch('allow get: if request.time == null;'), /^4: expected '.auth'/],
  [inMatch("allow get: if request.auth.token == 'x';"), /^4: .* do not know '.token'/],
  [inMatch('\nallow get: if resource.size == 1;'), /^5: .* do not know '.size'/],
  [inMatch("allow get: if name.size() == 'x';"), /^4: .* do not know '.size'/],
  [inMatch('allow get: if 1 < 2;'), /^4: expected a name/],
  [inMatch("allow get: if name < 'x';"), /^4: expected an operator/],
  [inMatch("allow get: if name in ['x'];"), /^4: expected an operator/],
  [inMatch('allow get: if true ? true : false;'), /^4: expected an operator/],
  [inMatch("allow get: if name == 'a\\n';"), /^4: .* do not know the escape/],
  [inMatch('function f() { let x = true; return x; }'), /^4: expected 'return'/],
  [`${inMatch('allow get;')}\nservice firebase.storage { }`, /^6: expected the end/],
  [inMatch('allow get: if firestore.get(/users/x) == null;'), /^4: expected '.exists\('/],
  [inMatch('allow get: if firestore.exists(users);'), /^4: expected '\/'/],
  [inMatch('allow get: if firestore.exists();'), /^4: expected a path/],
  [inMatch('allow get: if firestore.exists(/users/$(who));'), /^4: 'who' is not known/],
  ["rules_version = '2';\nservice firebase.storage {\n allow get; }", /^3: 'allow' stands outside/],
])('an unsupported rule is a load error with its line: %s', (source, expected) => {
  expect(loadError(source)).toMatch(expected);
});

it('reading a rest variable, whose value is a path, is a load error', () => {
  const source =
    "rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o/{file=**} {\nallow get: if file == 'x'; } }";
  expect(loadError(source)).toMatch(/^3: .* cannot read the path 'file'/);
});

it.each([
  [inMatch('allow peek: if true;'), /^4: 'peek' is no method/],
  [inMatch('allow constructor: if true;'), /^4: 'constructor' is no method/],
  [inMatch('allow get: if nobody == null;'), /^4: 'nobody' is not known here/],
  [inMatch('allow get: if f();'), /^4: there is no function 'f'/],
  [inMatch("function f(a) { return a == 'x'; } allow get: if f();"), /^4: 'f' takes 1 arguments/],
  [inMatch('function f() { return true; } function f() { return false; }'), /^4: the function 'f' stands twice/],
  [inMatch('function f(a, a) { return true; }'), /^4: a parameter of 'f' stands twice/],
  [inMatch('function f() { return g(); } function g() { return f(); }'), /^4: the function 'f' calls itself/],
  [inMatch('match /{name} { allow get; }'), /^4: the path names 'name' twice/],
  [inMatch('match /{a=**}/{b=**} { allow get; }'), /^4: a path may contain one/],
  [inMatch('match /{a=**} {\nmatch /{b=**} { allow get; } }'), /^5: a path may contain one/],
  [inMatch('match /{a=**}/x {\nmatch /y { allow get; } }'), /^5: no match may stand in one whose/],
  [inMatch(''), /^5: nothing stands in the brackets/],
  [inMatch('match /{null} { allow get; }'), /^4: 'null' is a word of the language/],
  [inMatch('match /{math} { allow get; }'), /^4: 'math' is a package/],
  [inMatch('match /{1a} { allow get; }'), /^4: expected a path/],
  [inMatch('function let() { return true; }'), /^4: 'let' is a word of the language/],
  [inMatch('function f(in) { return true; }'), /^4: 'in' is a word of the language/],
  [inMatch('function f(hashing) { return true; }'), /^4: 'hashing' is a package/],
  [inMatch('allow get: if true'), /^5: expected an operator/],
  [inMatch('allow get: if (true;'), /^4: expected '\)'/],
])('an inconsistent rule is a load error with its line: %s', (source, expected) => {
  expect(loadError(source)).toMatch(expected);
});

const nestedMatches = (count: number) => `${'match /a { '.repeat(count)} allow get; ${'}'.repeat(count)}`;
const matchWithVariables = (count: number) =>
  `match ${Array.from({ length: count }, (_, index) => `/{v${index}}`).join('')} { allow get; }`;

it.each([
  ['more than 11 matches', nestedMatches(10), nestedMatches(11)],
  ['more than 20 variables', matchWithVariables(18), matchWithVariables(19)],
  ['more than 100 segments', `match ${'/a'.repeat(96)} { allow get; }`, `match ${'/a'.repeat(97)} { allow get; }`],
  [
    "'f' has more than 7 parameters",
    'function f(a, b, c, d, e, g, h) { return true; }',
    'function f(a, b, c, d, e, g, h, i) { return true; }',
  ],
])('rules beyond Google’s limits are a load error: %s', (message, most, tooMuch) => {
  expect(() => parseRules(inMatch(most))).not.toThrow();
  expect(loadError(inMatch(tooMuch))).toContain(`4: ${message}`);
});
