import type { Bucket } from '@google-cloud/storage';

const METHODS = ['GET', 'HEAD'];
const HEADERS = ['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges'];
const HOUR_S = 3600;

/** Sets the bucket's CORS configuration, which downloads and listening offline need. */
export async function allowOrigins(bucket: Bucket, origins: readonly string[]): Promise<void> {
  await bucket.setCorsConfiguration([
    { origin: [...origins], method: METHODS, responseHeader: HEADERS, maxAgeSeconds: HOUR_S },
  ]);
}

/** The origins among `origins` that may not read the bucket's files. */
export async function blockedOrigins(bucket: Bucket, origins: readonly string[]): Promise<string[]> {
  const [{ cors = [] }] = await bucket.getMetadata();
  const allowed = cors.flatMap(({ method = [], origin = [] }) => (method.includes('GET') ? origin : []));
  return origins.filter((origin) => !allowed.includes(origin) && !allowed.includes('*'));
}
