import { decide } from '../../../emulators/storage-rules/decide.ts';
import { parseRules } from '../../../emulators/storage-rules/parse-rules.ts';
import { RulesLoadError, type Method, type Ruleset } from '../../../emulators/storage-rules/rules-tree.ts';

/** A request: `path` without slashes around it, `caller` the uid of who asks or null for a visitor. */
export interface Request {
  method: Method;
  path: string;
  caller: string | null;
}

/** Judges requests by rules. The same blocks are put into the service and under the root that each engine knows. */
export interface Engine {
  /** Returns what is wrong with `blocks`, or null when the engine takes them. */
  load: (blocks: string) => Promise<string | null>;
  permits: (request: Request) => Promise<boolean>;
}

const rulesOf = (service: string, root: string, blocks: string): string =>
  `rules_version = '2';\nservice ${service} {\nmatch ${root} {\n${blocks}\n} }`;

/** The offline runtime of Storage rules. */
export function offlineEngine(): Engine {
  let ruleset: Ruleset;
  return {
    load: async (blocks) => {
      try {
        ruleset = parseRules(rulesOf('firebase.storage', '/b/{bucket}/o', blocks));
        return null;
      } catch (error) {
        if (error instanceof RulesLoadError) return `line ${error.line}: ${error.message}`;
        throw error;
      }
    },
    permits: async ({ method, path, caller }) =>
      decide(ruleset, { method, path: `/b/default/o/${path}`, auth: caller === null ? null : { uid: caller } }).permit,
  };
}

/** Google's engine as the Firestore emulator at `url` runs it, with a project of its own that nobody else asks. */
export function googleEngine(url: string, project = 'demo-storage-rules-engine'): Engine {
  const documents = `${url}/v1/projects/${project}/databases/(default)/documents`;
  return {
    load: async (blocks) => {
      const content = rulesOf('cloud.firestore', '/databases/{database}/documents', blocks);
      const answer = await fetch(`${url}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      });
      const text = await answer.text();
      if (answer.status !== 200 && answer.status !== 400) throw new Error(`${answer.status}: ${text}`);
      return answer.ok ? null : text;
    },
    permits: async ({ method, path, caller }) => {
      // A list is asked of the collection, and the rules see any document in it.
      const asked = method === 'list' ? path.replace(/\/[^/]*$/, '') : path;
      if (method === 'update') await write(`${documents}/${path}`, 'owner');
      const token = caller === null ? null : unsignedToken(caller, project);
      const answer =
        method === 'create' || method === 'update'
          ? await write(`${documents}/${asked}`, token)
          : await fetch(`${documents}/${asked}`, { method: method === 'delete' ? 'DELETE' : 'GET', ...bearing(token) });
      const text = await answer.text();
      if (![200, 403, 404].includes(answer.status)) throw new Error(`${answer.status}: ${text}`);
      return answer.status !== 403;
    },
  };
}

const bearing = (token: string | null): { headers: Record<string, string> } => ({
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
});

const write = (address: string, token: string | null): Promise<Response> =>
  fetch(address, { method: 'PATCH', ...bearing(token), body: JSON.stringify({ fields: {} }) });

/** The emulator takes tokens without a signature, as @firebase/rules-unit-testing makes them. */
function unsignedToken(uid: string, project: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: 0,
    auth_time: 0,
    exp: 9_999_999_999,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
