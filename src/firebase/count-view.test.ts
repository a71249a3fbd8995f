import { expect, it, vi } from 'vitest';
import { setAppHeaders } from './app-headers.ts';
import { createCountView } from './count-view.ts';

const environment = { emulators: null, firebase: { apiKey: 'key', projectId: 'tales' } };

it.each([
  ['with the App Check token', { 'X-Firebase-AppCheck': 'app-token' }],
  ['without a header where there is no token', {}],
])('a view is counted %s', async (_case, headers) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  setAppHeaders(async () => headers);
  await createCountView({ fetch, environment })('s_1');
  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://firestore.googleapis.com/v1/projects/tales/databases/(default)/documents:commit?key=key');
  expect(request?.headers).toEqual(headers);
});
