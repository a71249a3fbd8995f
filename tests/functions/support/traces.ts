import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { adminBucket } from './cloud-access.ts';

/** Everything in the whole cloud that tells of somebody: paths of documents and files with what they hold. */
export interface Traces {
  /** Their fields as Firestore's REST interface gives them. */
  documents: Readonly<Record<string, unknown>>;
  /** Hashes of their bytes. */
  files: Readonly<Record<string, string>>;
}

/** Looks through all documents, whatever collections there are, and all files for any of the `marks` (ids). */
export async function tracesOf(marks: readonly string[]): Promise<Traces> {
  const tells = (text: string): boolean => marks.some((mark) => text.includes(mark));
  const telling = (await everyDocument()).filter((document) => tells(JSON.stringify(document)));
  const documents = Object.fromEntries(telling.map(({ name, fields }) => [pathOf(name), fields]));
  const [stored] = await adminBucket().getFiles();
  const files: Record<string, string> = {};
  for (const file of stored.filter(({ name }) => tells(name))) {
    const [bytes] = await file.download();
    files[file.name] = createHash('sha256').update(bytes).digest('hex');
  }
  return { documents, files };
}

const foundSchema = z.array(
  z.object({ document: z.optional(z.object({ name: z.string(), fields: z.optional(z.unknown()) })) }),
);

/**
 * In one question: a walk through the collections would take minutes where other tests have filled them. Not by `fetch`,
 * whose queries are taken for the product's and looked up in its indexes.
 */
async function everyDocument() {
  const { adminEnvironment, projectId } = inject('cloud');
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const asking = request(`http://${adminEnvironment['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  asking.end(JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }));
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (!response) throw new Error('Firestore does not answer');
  return foundSchema.parse(await json(response)).flatMap(({ document }) => document ?? []);
}

/** 'users/u1' of the whole name of a document. */
const pathOf = (name: string): string => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** The collections that documents stand in, each once; of those below a document with its own. */
export const collectionsOf = ({ documents }: Traces): string[] =>
  [
    ...new Set(
      Object.keys(documents).map((path) =>
        path
          .split('/')
          .filter((_, index) => index % 2 === 0)
          .join('/'),
      ),
    ),
  ].toSorted();
