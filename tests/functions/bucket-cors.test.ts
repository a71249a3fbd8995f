import { Storage } from '@google-cloud/storage';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { allowOrigins, blockedOrigins } from '../../scripts/deployment/bucket-cors.ts';

const ORIGINS = ['https://my-tales.firebaseapp.com', 'https://my-tales.web.app'];

it('the bucket lets the app’s origins read its files, and no other', async () => {
  let storedSettings: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      if (request.method === 'PATCH') storedSettings = { ...storedSettings, ...JSON.parse(body) };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(storedSettings));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = new Storage({ projectId: 'my-tales', apiEndpoint }).bucket('my-tales.firebasestorage.app');
  try {
    expect(await blockedOrigins(bucket, ORIGINS)).toEqual(ORIGINS);
    await allowOrigins(bucket, ORIGINS);
    expect(storedSettings['cors']).toMatchObject([{ origin: ORIGINS, method: ['GET', 'HEAD'] }]);
    expect(await blockedOrigins(bucket, [...ORIGINS, 'https://other.test'])).toEqual(['https://other.test']);
  } finally {
    server.close();
  }
});
