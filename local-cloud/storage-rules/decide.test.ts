import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { parseRules } from './parse-rules.ts';
import { METHODS, type Method } from './rules-tree.ts';

const inService = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;

/** Whether `get` of one object is permitted by a single condition; anna is signed in unless `auth` says otherwise. */
function permits(condition: string, auth: { uid?: string } | null = { uid: 'anna' }): boolean {
  const rules = parseRules(inService(`match /b/{bucket}/o/{name} { allow get: if ${condition}; }`));
  return decide(rules, { method: 'get', path: '/b/default/o/cat.webp', auth }).permit;
}

function permitsPath(rules: string, path: string, method: Method = 'get'): boolean {
  return decide(parseRules(inService(rules)), { method, path, auth: { uid: 'anna' } }).permit;
}

describe('paths', () => {
  const family = 'match /b/{bucket}/o { match /users/{uid}/{file=**} { allow get: if request.auth.uid == uid; } }';

  it('a path variable matches one segment', () => {
    expect(permitsPath(family, '/b/default/o/users/anna/cat.webp')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users/ben/cat.webp')).toBe(false);
  });

  it('a rest variable matches any number of segments, including none', () => {
    expect(permitsPath(family, '/b/default/o/users/anna/characters/1/cat.webp')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users/anna')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users')).toBe(false);
  });

  it('a rest variable may be in the middle of a path', () => {
    const rules = 'match /b/{bucket}/o/{folders=**}/cover.webp { allow get; }';
    expect(permitsPath(rules, '/b/default/o/a/b/cover.webp')).toBe(true);
    expect(permitsPath(rules, '/b/default/o/cover.webp')).toBe(true);
    expect(permitsPath(rules, '/b/default/o/a/b/page.webp')).toBe(false);
  });

  it('an allow applies to its whole path only, not to paths below', () => {
    expect(permitsPath('match /b/{bucket}/o/shared { allow get; }', '/b/default/o/shared/cat.webp')).toBe(false);
  });

  it('a request is permitted if any matching rule permits it', () => {
    const rules = `match /b/{bucket}/o/{name} { allow get: if false; }
      match /b/{bucket}/o/{file=**} { allow get: if true; }`;
    expect(permitsPath(rules, '/b/default/o/cat.webp')).toBe(true);
  });
});

it.each([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get, delete', ['get', 'delete']],
  ['list', ['list']],
])('the method %s means %j', (methods, expected) => {
  const rules = `match /b/{bucket}/o/{file=**} { allow ${methods}: if true; }`;
  expect(METHODS.filter((method) => permitsPath(rules, '/b/default/o/cat.webp', method))).toEqual(expected);
});

it('a request that no rule permits is denied', () => {
  expect(permitsPath('match /b/{bucket}/o/{file=**} { allow list; }', '/b/default/o/cat.webp')).toBe(false);
});

describe('expressions', () => {
  it.each([
    ['request.auth != null', true],
    ['request.auth == null', false],
    ["request.auth.uid == 'anna'", true],
    ["request.auth.uid == 'ben'", false],
    ["name == 'cat.webp' && bucket != name", true],
    ['!(true && false)', true],
    ['!true || true', true],
    ["'it\\'s' == \"it's\"", true],
    ['true == !false', true],
  ])('the condition %s is %s', (condition, expected) => {
    expect(permits(condition)).toBe(expected);
  });

  it('&& binds tighter than ||', () => {
    expect(permits('true || false && false')).toBe(true);
    expect(permits('(true || false) && false')).toBe(false);
  });

  it('== binds tighter than &&', () => {
    expect(permits('true && false == false')).toBe(true);
  });

  it('request.auth of a visitor is null', () => {
    expect(permits('request.auth == null', null)).toBe(true);
  });
});

describe('errors', () => {
  const error = 'request.auth.uid == name';

  it('an error in a condition denies', () => {
    expect(permits(error, null)).toBe(false);
    expect(permits(`!(${error})`, null)).toBe(false);
    expect(permits("'text'")).toBe(false);
    expect(permits("!'text'")).toBe(false);
  });

  it.each([
    [`${error} || true`, true],
    [`true || ${error}`, true],
    [`${error} || false`, false],
    [`!(${error} && false)`, true],
    [`!(false && ${error})`, true],
    [`!(${error} && true)`, false],
    [`'text' || true`, true],
  ])('the condition %s with an error is %s', (condition, expected) => {
    expect(permits(condition, null)).toBe(expected);
  });

  it('an error affects only its own allow and is reported as a warning', () => {
    const rules = parseRules(
      inService(`match /b/{bucket}/o/{name} {
        allow get: if request.auth.uid == 'anna';
        allow get: if true;
      }`),
    );
    const decision = decide(rules, { method: 'get', path: '/b/default/o/cat.webp', auth: null });
    expect(decision).toEqual({ permit: true, warnings: ['line 4: request.auth is null'] });
  });

  it('reading the uid of a token without one is an error', () => {
    expect(permits('request.auth.uid == null', {})).toBe(false);
    expect(permits('request.auth != null', {})).toBe(true);
  });
});

it('a rules function takes arguments and reads the variables of enclosing blocks', () => {
  const rules = `match /b/{bucket}/o {
      function isOwner(uid) { return isSignedIn() && request.auth.uid == uid; }
      function isSignedIn() { return request.auth != null; }
      match /users/{uid}/{name} {
        function isCat() { return name == 'cat.webp'; }
        allow get: if isOwner(uid) && isCat();
      }
    }`;
  expect(permitsPath(rules, '/b/default/o/users/anna/cat.webp')).toBe(true);
  expect(permitsPath(rules, '/b/default/o/users/ben/cat.webp')).toBe(false);
  expect(permitsPath(rules, '/b/default/o/users/anna/dog.webp')).toBe(false);
});

it('an error in an argument matters only if the rules function reads that argument', () => {
  const rules = `match /b/{bucket}/o/{name} {
      function either(a, b) { return a || b; }
      allow get: if either(request.auth.uid == name, true);
      allow list: if either(request.auth.uid == name, false);
    }`;
  const request = { path: '/b/default/o/cat.webp', auth: null };
  expect(decide(parseRules(inService(rules)), { ...request, method: 'get' }).permit).toBe(true);
  expect(decide(parseRules(inService(rules)), { ...request, method: 'list' }).permit).toBe(false);
});

it('a rules function of an inner block shadows one of an outer block', () => {
  const rules = `function answer() { return false; }
      match /b/{bucket}/o/{name} { function answer() { return true; } allow get: if answer(); }`;
  expect(permitsPath(rules, '/b/default/o/cat.webp')).toBe(true);
});
