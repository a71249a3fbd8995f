import { expect, it } from 'vitest';
import { RulesRuntime } from './protocol.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/users/{uid}/{file=**} { allow get: if request.auth.uid == uid; }
}`;

const load = (id: number, rulesetName: string, content: string) =>
  JSON.stringify({
    id,
    action: 'load_ruleset',
    context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  });

const signedIn = (uid: string) => ({ map_value: { fields: { uid: { string_value: uid }, token: { map_value: {} } } } });

/** A permission request as firebase-tools 15 sends it. */
const verify = (id: number, rulesetName: string, auth: unknown, method = 'get') =>
  JSON.stringify({
    id,
    action: 'verify',
    context: {
      rulesetName,
      service: 'firebase.storage',
      path: '/b/default/o/users/anna/cat.webp',
      method,
      variables: {
        resource: { null_value: null },
        request: { map_value: { fields: { auth, time: { timestamp_value: '2026-11-21T00:00:00Z' } } } },
      },
    },
  });

function loadedRuntime(): RulesRuntime {
  const runtime = new RulesRuntime();
  runtime.handle(load(0, 'a', RULES));
  return runtime;
}

it('loading rules returns their version', () => {
  const response = new RulesRuntime().handle(load(7, 'a', RULES));
  expect(response).toEqual({ id: 7, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } });
});

it('a mistake in loaded rules is reported with status ok and its position as text', () => {
  const response = new RulesRuntime().handle(load(7, 'a', RULES.replace('request.auth.uid', 'someone')));
  expect(response).toMatchObject({ id: 7, status: 'ok', warnings: [] });
  const [error = ''] = 'errors' in response ? response.errors : [];
  expect(JSON.parse(error)).toEqual({
    description_: "'someone' is not known here",
    sourcePosition_: { fileName_: 'storage.rules', line_: 3 },
  });
});

it('the earlier rules stay in force when a reload fails', () => {
  const runtime = loadedRuntime();
  runtime.handle(load(1, 'b', 'nonsense'));
  expect(runtime.handle(verify(2, 'a', signedIn('anna')))).toMatchObject({ result: { permit: true } });
});

it('the owner is permitted and another user is denied', () => {
  expect(loadedRuntime().handle(verify(1, 'a', signedIn('anna')))).toMatchObject({ result: { permit: true } });
  expect(loadedRuntime().handle(verify(1, 'a', signedIn('ben')))).toMatchObject({ result: { permit: false } });
});

it('a method that the rules do not allow is denied', () => {
  expect(loadedRuntime().handle(verify(1, 'a', signedIn('anna'), 'delete'))).toMatchObject({
    result: { permit: false },
  });
});

it('an error in a rule is reported as a warning, because an error would hang the request', () => {
  expect(loadedRuntime().handle(verify(1, 'a', { null_value: null }))).toEqual({
    id: 1,
    status: 'ok',
    errors: [],
    warnings: ['line 3: request.auth is null'],
    result: { permit: false },
  });
});

it('each permission request gets its response under its own id', () => {
  const runtime = loadedRuntime();
  const responses = [4, 2, 9].map((id) => runtime.handle(verify(id, 'a', signedIn('anna'))));
  expect(responses).toMatchObject([{ id: 4 }, { id: 2 }, { id: 9 }]);
});

const RULES_WITH_DOCUMENT = RULES.replace(
  'uid;',
  "uid && !firestore.exists(/databases/(default)/documents/switched_off/$(uid)) && uid != 'ben';",
);
const runtimeWithDocument = (): RulesRuntime => {
  const runtime = new RulesRuntime();
  runtime.handle(load(0, 'a', RULES_WITH_DOCUMENT));
  return runtime;
};
/** The response of firebase-tools 15 for a document that exists. */
const foundResponse = (id: number) =>
  JSON.stringify({ result: { name: 'x', fields: {} }, status: 'ok', warnings: [], errors: [], id });
const missingResponse = (id: number) => JSON.stringify({ status: 'not_found', warnings: [], errors: [], id });

it('a Firestore document is requested under the id of the request that needs it', () => {
  const runtime = runtimeWithDocument();
  expect(runtime.handle(verify(4, 'a', signedIn('anna')))).toEqual({
    server_request_id: 4,
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path: '/databases/(default)/documents/switched_off/anna' },
  });
  expect(runtime.handle(missingResponse(4))).toMatchObject({ id: 4, result: { permit: true } });
  runtime.handle(verify(5, 'a', signedIn('anna')));
  expect(runtime.handle(foundResponse(5))).toMatchObject({ id: 5, result: { permit: false } });
});

it('a Firestore document that cannot change the result is not requested', () => {
  expect(runtimeWithDocument().handle(verify(4, 'a', signedIn('ben')))).toMatchObject({
    id: 4,
    result: { permit: false },
  });
});

it('a Firestore document that no request is waiting for is ignored', () => {
  const runtime = runtimeWithDocument();
  runtime.handle(verify(4, 'a', signedIn('anna')));
  runtime.handle(missingResponse(4));
  expect(runtime.handle(missingResponse(4))).toMatchObject({ id: 4, result: { permit: false } });
});

it.each([
  ['unknown rules', verify(3, 'unknown', signedIn('anna')), 3],
  ['an unknown method', verify(3, 'a', signedIn('anna'), 'peek'), 3],
  ['an unknown action', JSON.stringify({ id: 3, action: 'dance' }), 3],
  ['broken JSON', '{', -1],
])('a request with %s is denied with a warning', (_name, line, id) => {
  const response = loadedRuntime().handle(line);
  expect(response).toMatchObject({ id, status: 'ok', errors: [], result: { permit: false } });
  expect('warnings' in response && response.warnings).toHaveLength(1);
});
