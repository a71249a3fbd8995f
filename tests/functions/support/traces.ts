import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { testCloud } from '../../support/test-cloud.ts';
import { adminBucket } from './cloud-access.ts';

/** Every document and file in the cloud that mentions given ids, with its content. */
export interface Traces {
  /** Fields of the documents in Firestore's REST format. */
  documents: Readonly<Record<string, unknown>>;
  /** SHA-256 of the bytes of the files. */
  files: Readonly<Record<string, string>>;
}

/** Searches all documents of all collections and all files for the `marks` (ids). */
export async function tracesOf(marks: readonly string[]): Promise<Traces> {
  const hasMark = (text: string): boolean => marks.some((mark) => text.includes(mark));
  const markedDocuments = (await everyDocument()).filter((document) => hasMark(JSON.stringify(document)));
  const documents = Object.fromEntries(markedDocuments.map(({ name, fields }) => [pathOf(name), fields]));
  const [storedFiles] = await adminBucket().getFiles();
  const files: Record<string, string> = {};
  for (const file of storedFiles.filter(({ name }) => hasMark(name))) {
    const [bytes] = await file.download();
    files[file.name] = createHash('sha256').update(bytes).digest('hex');
  }
  return { documents, files };
}

const foundSchema = z.array(
  z.object({ document: z.optional(z.object({ name: z.string(), fields: z.optional(z.unknown()) })) }),
);

/**
 * One query: walking the collections would take minutes after other tests. It does not use `fetch`, whose queries are
 * recorded for the index check.
 */
async function everyDocument() {
  const { adminEnvironment, projectId } = testCloud();
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const clientRequest = request(`http://${adminEnvironment['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  clientRequest.end(JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }));
  const [response]: IncomingMessage[] = await once(clientRequest, 'response');
  if (!response) throw new Error('Firestore does not respond');
  return foundSchema.parse(await json(response)).flatMap(({ document }) => document ?? []);
}

/** The path 'users/u1' in a document's full name. */
const pathOf = (name: string): string => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** The distinct collection paths of these documents. A subcollection's path includes its parent document's. */
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
