import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import type { Bucket } from '@google-cloud/storage';
import { blockedOrigins } from '../deployment/bucket-cors.ts';
import type { Deployment } from '../deployment/read-deployment.ts';
import type { Check } from './checks.ts';

export const IDENTITY_ORIGIN = 'https://identitytoolkit.googleapis.com';

type Deployed = Pick<Deployment, 'app' | 'appUrl' | 'functionsUrl' | 'origins'>;

/** Checks that are possible only once the product is deployed. `identityOrigin` is Google's sign-in service. */
export function deployedChecks(
  { app, appUrl, functionsUrl, origins }: Deployed,
  bucket: Bucket,
  identityOrigin: string,
): Check[] {
  const key = encodeURIComponent(app['VITE_FIREBASE_API_KEY'] ?? '');
  const host = new URL(appUrl).host;
  return [
    {
      name: 'sign-in',
      async run() {
        const project = await fetchJson(`${identityOrigin}/v1/projects?key=${key}`);
        const domains = project['authorizedDomains'];
        if (!Array.isArray(domains)) throw new Error('Enable Authentication, and check VITE_FIREBASE_API_KEY.');
        if (!domains.includes(host))
          throw new Error(`Add ${host} in Authentication, Settings, Authorized domains: without it no mail is sent.`);
        return `${host} is authorized`;
      },
    },
    ...(app['VITE_SOCIAL_SIGN_IN'] === 'on' ? ['google.com', 'apple.com'] : []).map((providerId) => ({
      name: `sign-in with ${providerId}`,
      async run() {
        const body = JSON.stringify({ providerId, continueUri: `${appUrl}/__/auth/handler` });
        const responseBody = await fetchJson(`${identityOrigin}/v1/accounts:createAuthUri?key=${key}`, {
          method: 'POST',
          body,
        });
        if (readText(responseBody['authUri']) === '') {
          const refusal = isRecord(responseBody['error']) ? readText(responseBody['error']['message']) : '';
          if (refusal.includes('App Check'))
            return 'not checked, because App Check is enforced: sign in once in the app';
          throw new Error(
            `${refusal} Enable it in Authentication, Sign-in method, or set VITE_SOCIAL_SIGN_IN=off.`.trimStart(),
          );
        }
        return `enabled; its redirect URI must be ${appUrl}/__/auth/handler`;
      },
    })),
    {
      name: 'the app',
      async run() {
        const response = await fetch(`${appUrl}/version.json`);
        if (!response.ok) throw new Error(`${appUrl} answers ${response.status}. Deploy first: npx firebase deploy`);
        return `at ${appUrl}`;
      },
    },
    {
      name: 'pages for signing in',
      async run() {
        const { headers } = await fetch(`${appUrl}/__/auth/iframe`);
        if (/frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''))
          throw new Error('Google’s pages may not be framed by the app. Run: npm run hosting, and deploy again.');
        return 'may be framed by the app';
      },
    },
    {
      name: 'functions',
      async run() {
        const blocked = [];
        for (const origin of origins) {
          const { headers } = await fetch(`${functionsUrl}/generateStory`, {
            method: 'OPTIONS',
            headers: { origin, 'access-control-request-method': 'POST' },
          });
          if (headers.get('access-control-allow-origin') !== origin) blocked.push(origin);
        }
        if (blocked.length > 0)
          throw new Error(`${functionsUrl} does not answer ${blocked.join(', ')}. Build and deploy again.`);
        return `answer ${origins.join(', ')}`;
      },
    },
    {
      name: 'bucket',
      async run() {
        const blocked = await blockedOrigins(bucket, origins);
        if (blocked.length > 0)
          throw new Error(`${bucket.name} may not be read by ${blocked.join(', ')}. Run: npm run storage:cors`);
        return `${bucket.name} may be read by the app`;
      },
    },
  ];
}

async function fetchJson(url: string, request: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...request,
    ...(request.body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
  });
  const responseBody: unknown = await response.json();
  return isRecord(responseBody) ? responseBody : {};
}
