import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export const PROJECT = 'demo-talelantern';
export const KEY_ID = 'the-key-of-this-test';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const signingKey = keys.privateKey;
export const publicKeyText = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const publicKeyAsJwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };

/** The accounts of the sign-in service by uid, in its format. */
type Accounts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Google {
  url: string;
  /** Whether Google's certificates and keys are available. */
  certificates: 'available' | 'broken';
  /** How often an account was requested. */
  lookups: number;
  close: () => void;
}

/** The Google endpoints that firebase-admin calls: certificates, keys, accounts and access tokens. */
export async function startGoogle(accounts: Accounts): Promise<Google> {
  const google: Google = { url: '', certificates: 'available', lookups: 0, close: () => server.close() };
  const responseTo = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const path = request.url ?? '';
    if (path.includes('/x509/')) {
      return google.certificates === 'available' ? [200, { [KEY_ID]: publicKeyText }] : [503, 'Try later'];
    }
    if (path.includes('/v1/jwks')) {
      return google.certificates === 'available' ? [200, { keys: [publicKeyAsJwk] }] : [503, 'Try later'];
    }
    if (path.includes('accounts:lookup')) {
      google.lookups += 1;
      const body = await text(request);
      const users = Object.entries(accounts).filter(([uid]) => body.includes(uid));
      return [200, { users: users.map(([localId, account]) => ({ localId, ...account })) }];
    }
    return [200, { access_token: 'of-the-machine', token_type: 'Bearer', expires_in: 3600 }];
  };
  const server = createServer((request, response) => {
    void responseTo(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json', 'metadata-flavor': 'Google' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  google.url = `http://127.0.0.1:${address.port}`;
  return google;
}

interface TokenParts {
  header?: object;
  claims?: object;
  key?: KeyObject;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs a token of `uid`; the arguments override a valid token's parts. */
export function signToken(uid: string, { header = {}, claims = {}, key = signingKey }: TokenParts = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const signed = [
    encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header }),
    encode({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: uid,
      user_id: uid,
      auth_time: now - 60,
      iat: now - 60,
      exp: now + 3600,
      email_verified: true,
      ...claims,
    }),
  ].join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
