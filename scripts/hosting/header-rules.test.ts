import { SHARED_COVER, SHARED_PAGE_PATHS, SHARED_PREVIEW } from '@talelantern/domain/sharing/share-url';
import { expect, it } from 'vitest';
import { prerenderedFile, PRERENDERED_PATHS } from '../../src/config/prerendered-pages.ts';
import { readHosting } from '../deployment/read-deployment.ts';
import { readEnvironment } from '../environment.ts';
import { generateFirebaseJson } from './header-rules.ts';

interface Called {
  functionId: string;
}

const SETTINGS = { region: 'us-central1', firestoreLocation: 'nam5', hasAppCheck: false };

it("firebase.json contains the generated headers and the hash of the landing page's script", async () => {
  const { actual, expected } = await generateFirebaseJson(readHosting(readEnvironment()));
  expect(actual, 'Rewrite it with: npm run hosting').toBe(expected);
});

it('firebase.json sends shared pages to the functions’ region and sets the database’s location', async () => {
  const { expected } = await generateFirebaseJson({ ...SETTINGS, region: 'europe-west1', firestoreLocation: 'eur3' });
  const { hosting, firestore } = JSON.parse(expected);
  const regions = hosting.rewrites.flatMap(
    (rewrite: { function?: { region: string } }) => rewrite.function?.region ?? [],
  );
  expect(new Set(regions)).toEqual(new Set(['europe-west1']));
  expect(firestore.location).toBe('eur3');
});

it('the content security policy allows Google’s scripts only with App Check', async () => {
  const captcha = 'https://www.gstatic.com/recaptcha/';
  expect((await generateFirebaseJson(SETTINGS)).expected).not.toContain(captcha);
  expect((await generateFirebaseJson({ ...SETTINGS, hasAppCheck: true })).expected).toMatch(
    /script-src[^;]*gstatic[^;]*'sha256-/,
  );
});

it('the app may frame Google’s sign-in pages and receive their messages', async () => {
  const { hosting } = JSON.parse((await generateFirebaseJson(SETTINGS)).expected);
  const headersAt = (path: string): Record<string, string> =>
    Object.fromEntries(
      hosting.headers
        .filter(({ regex }: { regex?: string }) => regex !== undefined && new RegExp(regex).test(path))
        .flatMap(({ headers }: { headers: { key: string; value: string }[] }) =>
          headers.map(({ key, value }) => [key, value]),
        ),
    );
  for (const page of ['/__/auth/iframe', '/__/auth/handler']) {
    expect(headersAt(page)['Content-Security-Policy']).toBe('frame-ancestors https:');
    expect(headersAt(page)['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
  }
  expect(headersAt('/login')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

it('Hosting sends shared pages, their covers and previews to the function, prerendered pages to their files, and every other page to the app', async () => {
  const { hosting } = JSON.parse((await generateFirebaseJson(SETTINGS)).expected);
  const targets = hosting.rewrites.map(
    ({ source, destination, function: called }: { source: string; destination?: string; function?: Called }) => [
      source,
      destination ?? called?.functionId,
    ],
  );
  const shared = Object.values(SHARED_PAGE_PATHS).flatMap((path) =>
    ['', SHARED_COVER, SHARED_PREVIEW].map((end) => [`${path}*${end}`, 'sharePage']),
  );
  const prerendered = PRERENDERED_PATHS.map((path) => [path, prerenderedFile(path)]);
  expect(targets).toEqual([...shared, ...prerendered, ['!/@(assets|fonts|art|icons)/**', '/app.html']]);
});
