import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const fileSchema = z.object({
  indexes: z.array(z.unknown()),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z._default(z.boolean(), false) }),
  ),
});

const text = readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8');

it('no time-to-live policy deletes the only reference to a file', () => {
  const { fieldOverrides } = fileSchema.parse(JSON.parse(text));
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup);
  expect(expiring).not.toHaveLength(0);
  for (const collection of ['archives', 'jobs']) expect(expiring).not.toContain(collection);
});

it('firestore.indexes.json declares every index and every field once', () => {
  const { indexes, fieldOverrides } = fileSchema.parse(JSON.parse(text));
  const named = [
    ...indexes.map((index) => JSON.stringify(index)),
    ...fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
  ];
  expect(named.filter((name, position) => named.indexOf(name) !== position)).toEqual([]);
});
