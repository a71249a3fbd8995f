import { describe, expect, it } from 'vitest';
import { RulesConversation } from './protocol.ts';

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

/** A question as firebase-tools 15 writes it. */
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

function loaded(): RulesConversation {
  const conversation = new RulesConversation();
  conversation.answer(load(0, 'a', RULES));
  return conversation;
}

describe('loading rules', () => {
  it('answers with the version', () => {
    const answer = new RulesConversation().answer(load(7, 'a', RULES));
    expect(answer).toEqual({ id: 7, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } });
  });

  it('answers a mistake with a status of ok and its place as text', () => {
    const answer = new RulesConversation().answer(load(7, 'a', RULES.replace('request.auth.uid', 'someone')));
    expect(answer).toMatchObject({ id: 7, status: 'ok', warnings: [] });
    const [error = ''] = 'errors' in answer ? answer.errors : [];
    expect(JSON.parse(error)).toEqual({
      description_: "'someone' is not known here",
      sourcePosition_: { fileName_: 'storage.rules', line_: 3 },
    });
  });

  it('keeps the earlier rules when a reload fails', () => {
    const conversation = loaded();
    conversation.answer(load(1, 'b', 'nonsense'));
    expect(conversation.answer(verify(2, 'a', signedIn('anna')))).toMatchObject({ result: { permit: true } });
  });
});

describe('asking for permission', () => {
  it('permits the owner and refuses a stranger', () => {
    expect(loaded().answer(verify(1, 'a', signedIn('anna')))).toMatchObject({ result: { permit: true } });
    expect(loaded().answer(verify(1, 'a', signedIn('ben')))).toMatchObject({ result: { permit: false } });
  });

  it('refuses other methods', () => {
    expect(loaded().answer(verify(1, 'a', signedIn('anna'), 'delete'))).toMatchObject({ result: { permit: false } });
  });

  it('reports an error in a rule as a warning, never as an error, which would hang the request', () => {
    expect(loaded().answer(verify(1, 'a', { null_value: null }))).toEqual({
      id: 1,
      status: 'ok',
      errors: [],
      warnings: ['line 3: request.auth is null'],
      result: { permit: false },
    });
  });

  it('answers each question under its own id', () => {
    const conversation = loaded();
    const answers = [4, 2, 9].map((id) => conversation.answer(verify(id, 'a', signedIn('anna'))));
    expect(answers).toMatchObject([{ id: 4 }, { id: 2 }, { id: 9 }]);
  });
});

describe('a document of Firestore', () => {
  const ASKING = RULES.replace(
    'uid;',
    "uid && !firestore.exists(/databases/(default)/documents/switched_off/$(uid)) && uid != 'ben';",
  );
  const asking = (): RulesConversation => {
    const conversation = new RulesConversation();
    conversation.answer(load(0, 'a', ASKING));
    return conversation;
  };
  /** What firebase-tools 15 answers. */
  const found = (id: number) =>
    JSON.stringify({ result: { name: 'x', fields: {} }, status: 'ok', warnings: [], errors: [], id });
  const missing = (id: number) => JSON.stringify({ status: 'not_found', warnings: [], errors: [], id });

  it('is asked for under the id of the question, which is answered once it is known', () => {
    const conversation = asking();
    expect(conversation.answer(verify(4, 'a', signedIn('anna')))).toEqual({
      server_request_id: 4,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/switched_off/anna' },
    });
    expect(conversation.answer(missing(4))).toMatchObject({ id: 4, result: { permit: true } });
    conversation.answer(verify(5, 'a', signedIn('anna')));
    expect(conversation.answer(found(5))).toMatchObject({ id: 5, result: { permit: false } });
  });

  it('is not asked for where the answer does not depend on it', () => {
    expect(asking().answer(verify(4, 'a', signedIn('ben')))).toMatchObject({ id: 4, result: { permit: false } });
  });

  it('that nobody waits for permits nothing', () => {
    const conversation = asking();
    conversation.answer(verify(4, 'a', signedIn('anna')));
    conversation.answer(missing(4));
    expect(conversation.answer(missing(4))).toMatchObject({ id: 4, result: { permit: false } });
  });
});

describe('what it does not understand is refused, with an answer', () => {
  it.each([
    ['unknown rules', verify(3, 'unknown', signedIn('anna')), 3],
    ['an unknown method', verify(3, 'a', signedIn('anna'), 'peek'), 3],
    ['an unknown action', JSON.stringify({ id: 3, action: 'dance' }), 3],
    ['broken JSON', '{', -1],
  ])('%s', (_name, line, id) => {
    const answer = loaded().answer(line);
    expect(answer).toMatchObject({ id, status: 'ok', errors: [], result: { permit: false } });
    expect('warnings' in answer && answer.warnings).toHaveLength(1);
  });
});
