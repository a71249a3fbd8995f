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

  it('binds a variable to one segment', () => {
    expect(permitsPath(family, '/b/default/o/users/anna/cat.webp')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users/ben/cat.webp')).toBe(false);
  });

  it('lets a rest variable take any number of segments, also none', () => {
    expect(permitsPath(family, '/b/default/o/users/anna/characters/1/cat.webp')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users/anna')).toBe(true);
    expect(permitsPath(family, '/b/default/o/users')).toBe(false);
  });

  it('takes a rest in the middle of a path', () => {
    const rules = 'match /b/{bucket}/o/{folders=**}/cover.webp { allow get; }';
    expect(permitsPath(rules, '/b/default/o/a/b/cover.webp')).toBe(true);
    expect(permitsPath(rules, '/b/default/o/cover.webp')).toBe(true);
    expect(permitsPath(rules, '/b/default/o/a/b/page.webp')).toBe(false);
  });

  it('applies an allow to its whole path only, not to what lies below', () => {
    expect(permitsPath('match /b/{bucket}/o/shared { allow get; }', '/b/default/o/shared/cat.webp')).toBe(false);
  });

  it('permits what any of the matching rules permits', () => {
    const rules = `match /b/{bucket}/o/{name} { allow get: if false; }
      match /b/{bucket}/o/{file=**} { allow get: if true; }`;
    expect(permitsPath(rules, '/b/default/o/cat.webp')).toBe(true);
  });
});

describe('methods', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, delete', ['get', 'delete']],
    ['list', ['list']],
  ])('%s stands for %j', (methods, expected) => {
    const rules = `match /b/{bucket}/o/{file=**} { allow ${methods}: if true; }`;
    expect(METHODS.filter((method) => permitsPath(rules, '/b/default/o/cat.webp', method))).toEqual(expected);
  });

  it('permits nothing that no rule names', () => {
    expect(permitsPath('match /b/{bucket}/o/{file=**} { allow list; }', '/b/default/o/cat.webp')).toBe(false);
  });
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
  ])('%s is %s', (condition, expected) => {
    expect(permits(condition)).toBe(expected);
  });

  it('binds && tighter than ||', () => {
    expect(permits('true || false && false')).toBe(true);
    expect(permits('(true || false) && false')).toBe(false);
  });

  it('binds == tighter than &&', () => {
    expect(permits('true && false == false')).toBe(true);
  });

  it('sees a visitor as null', () => {
    expect(permits('request.auth == null', null)).toBe(true);
  });
});

describe('errors', () => {
  const error = 'request.auth.uid == name';

  it('are no permission', () => {
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
  ])('%s is %s, in either order', (condition, expected) => {
    expect(permits(condition, null)).toBe(expected);
  });

  it('spoil their own allow alone and are reported', () => {
    const rules = parseRules(
      inService(`match /b/{bucket}/o/{name} {
        allow get: if request.auth.uid == 'anna';
        allow get: if true;
      }`),
    );
    const decision = decide(rules, { method: 'get', path: '/b/default/o/cat.webp', auth: null });
    expect(decision).toEqual({ permit: true, warnings: ['line 4: request.auth is null'] });
  });

  it('include a token without uid', () => {
    expect(permits('request.auth.uid == null', {})).toBe(false);
    expect(permits('request.auth != null', {})).toBe(true);
  });
});

describe('functions', () => {
  it('take arguments and see the variables around them', () => {
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

  it('are spoiled by an error in an argument only where they read it', () => {
    const rules = `match /b/{bucket}/o/{name} {
      function either(a, b) { return a || b; }
      allow get: if either(request.auth.uid == name, true);
      allow list: if either(request.auth.uid == name, false);
    }`;
    const asked = { path: '/b/default/o/cat.webp', auth: null };
    expect(decide(parseRules(inService(rules)), { ...asked, method: 'get' }).permit).toBe(true);
    expect(decide(parseRules(inService(rules)), { ...asked, method: 'list' }).permit).toBe(false);
  });

  it('of an inner block stand in for those of an outer one', () => {
    const rules = `function answer() { return false; }
      match /b/{bucket}/o/{name} { function answer() { return true; } allow get: if answer(); }`;
    expect(permitsPath(rules, '/b/default/o/cat.webp')).toBe(true);
  });
});
