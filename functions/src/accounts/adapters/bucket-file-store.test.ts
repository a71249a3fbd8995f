import type { Bucket } from '@google-cloud/storage';
import { expect, it } from 'vitest';
import { createBucketFileStore } from './bucket-file-store.ts';

/** A bucket that lists `count` files in pages, whatever the prefix, and records what is deleted. */
function bucketOf(count: number) {
  const [deleted, prefixes] = [new Array<string>(), new Set<string>()];
  const getFiles = async ({ prefix, maxResults, pageToken = '0' }: Record<string, string> & { maxResults: number }) => {
    prefixes.add(prefix ?? '');
    const from = Number(pageToken);
    const to = Math.min(count, from + maxResults);
    const files = Array.from({ length: to - from }, (_, index) => ({
      name: `${prefix}${from + index}`,
      metadata: { size: '5' },
      delete: async () => void deleted.push(`${prefix}${from + index}`),
    }));
    return [files, to < count ? { pageToken: String(to) } : null];
  };
  return { bucket: { getFiles } as unknown as Bucket, deleted, prefixes };
}

const PREFIX = 'users/family/';
const names = (count: number) => Array.from({ length: count }, (_, index) => `${PREFIX}${index}`);

it.each([0, 200, 201, 650])('all %i files below a prefix are deleted, and no others are listed', async (count) => {
  const { bucket, deleted, prefixes } = bucketOf(count);
  await createBucketFileStore(bucket).removeAll(PREFIX);
  expect(deleted.toSorted()).toEqual(names(count).toSorted());
  expect([...prefixes]).toEqual([PREFIX]);
});

it('all files below a prefix are listed with their sizes', async () => {
  const files: { path: string; bytes: number }[] = [];
  for await (const file of createBucketFileStore(bucketOf(401).bucket).list(PREFIX)) files.push(file);
  expect(files.map(({ path }) => path)).toEqual(names(401));
  expect(files[400]?.bytes).toBe(5);
});
