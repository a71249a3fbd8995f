import { decide } from '../../../local-cloud/storage-rules/decide.ts';
import { parseRules } from '../../../local-cloud/storage-rules/parse-rules.ts';
import { RulesLoadError, type Method, type Ruleset } from '../../../local-cloud/storage-rules/rules-tree.ts';

/** A request: `path` without surrounding slashes, `caller` the uid of the user or null for a visitor. */
export interface Request {
  method: Method;
  path: string;
  caller: string | null;
}

/** Evaluates requests against rules. Both engines get the same blocks, under their own service and root. */
export interface Engine {
  /** Returns the load error, or null when the engine accepts the blocks. */
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

/** Google's engine in the Firestore emulator at `url`, with a separate project. */
export function googleEngine(url: string, project = 'demo-storage-rules-engine'): Engine {
  const documents = `${url}/v1/projects/${project}/databases/(default)/documents`;
  return {
    load: async (blocks) => {
      const content = rulesOf('cloud.firestore', '/databases/{database}/documents', blocks);
      const response = await fetch(`${url}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      });
      const text = await response.text();
      if (response.status !== 200 && response.status !== 400) throw new Error(`${response.status}: ${text}`);
      return response.ok ? null : text;
    },
    permits: async ({ method, path, caller }) => {
      // A list identifies the collection; the rules see any document in it.
      const documentPath = method === 'list' ? path.replace(/\/[^/]*$/, '') : path;
      if (method === 'update') await write(`${documents}/${path}`, 'owner');
      const token = caller === null ? null : unsignedToken(caller, project);
      const response =
        method === 'create' || method === 'update'
          ? await write(`${documents}/${documentPath}`, token)
          : await fetch(`${documents}/${documentPath}`, {
              method: method === 'delete' ? 'DELETE' : 'GET',
              ...bearerHeaders(token),
            });
      const text = await response.text();
      if (![200, 403, 404].includes(response.status)) throw new Error(`${response.status}: ${text}`);
      return response.status !== 403;
    },
  };
}

const bearerHeaders = (token: string | null): { headers: Record<string, string> } => ({
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
});

const write = (url: string, token: string | null): Promise<Response> =>
  fetch(url, { method: 'PATCH', ...bearerHeaders(token), body: JSON.stringify({ fields: {} }) });

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
