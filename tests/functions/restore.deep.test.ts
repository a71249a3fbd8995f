import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { exportData } from '../../local-cloud/launcher/data-export.ts';
import { startEmulatorSuite } from '../../local-cloud/launcher/emulator-suite.ts';
import { findFirestoreEmulator } from '../../local-cloud/launcher/find-archives.ts';
import { writeFirebaseConfig } from '../../local-cloud/launcher/firebase-config.ts';
import { createProfileFolders, profileFolders } from '../../local-cloud/launcher/folders.ts';
import type { GuardedProgram } from '../../local-cloud/launcher/guarded-program.ts';
import { portsFrom } from '../../local-cloud/launcher/ports.ts';
import { adminBucket } from './support/cloud-access.ts';
import { comment, createWholeFamily, like, type WholeFamily } from './support/whole-family.ts';

/** An offset above the ports of the cloud that all tests share. */
const PORT_OFFSET = 40;

/** The emulators of one cloud, read as their owner. */
interface Emulators {
  firestore: string;
  storage: string;
  auth: string;
}

const at = (ports: { firestore: number; storage: number; auth: number }): Emulators => ({
  firestore: `http://127.0.0.1:${ports.firestore}/v1/projects/${inject('cloud').projectId}/databases/(default)/documents`,
  storage: `http://127.0.0.1:${ports.storage}/storage/v1/b/${adminBucket().name}/o`,
  auth: `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${inject('cloud').projectId}/accounts:lookup`,
});

async function ask(url: string, body?: object): Promise<Response> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

const documentsSchema = z.object({
  documents: z._default(z.array(z.looseObject({ name: z.string(), fields: z.optional(z.unknown()) })), []),
  nextPageToken: z._default(z.string(), ''),
});
const idsSchema = z.object({ collectionIds: z._default(z.array(z.string()), []) });

const collectionsUnder = async (url: string): Promise<string[]> =>
  idsSchema.parse(await (await ask(`${url}:listCollectionIds`, {})).json()).collectionIds;

/** All documents under `url` as path and fields; documents of root collections only where `isOwn`. */
async function readDocuments(url: string, isOwn: (text: string) => boolean): Promise<Map<string, unknown>> {
  const fieldsByPath = new Map<string, unknown>();
  for (const collection of await collectionsUnder(url)) {
    let pageToken = '';
    do {
      const query = new URLSearchParams({ pageSize: '300', showMissing: 'true', pageToken });
      const page = documentsSchema.parse(await (await ask(`${url}/${collection}?${query}`)).json());
      for (const { name, fields } of page.documents) {
        if (!isOwn(JSON.stringify([name, fields]))) continue;
        const path = name.replace(/^.*?\/documents\//, '');
        if (fields !== undefined) fieldsByPath.set(path, fields);
        const child = `${url}/${collection}/${encodeURIComponent(path.split('/').at(-1) ?? '')}`;
        for (const [under, values] of await readDocuments(child, () => true)) fieldsByPath.set(under, values);
      }
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
  }
  return fieldsByPath;
}

const filesSchema = z.object({
  items: z._default(
    z.array(z.looseObject({ name: z.string(), contentType: z.string(), metadata: z.optional(z.unknown()) })),
    [],
  ),
});

/** All files under the folders: path, type, metadata with the token of its URL, and a hash of the content. */
async function readFiles({ storage }: Emulators, folders: readonly string[]): Promise<unknown[]> {
  const files: unknown[] = [];
  for (const folder of folders) {
    const { items } = filesSchema.parse(await (await ask(`${storage}?prefix=${encodeURIComponent(folder)}`)).json());
    for (const { name, contentType, metadata } of items) {
      const content = await (await ask(`${storage}/${encodeURIComponent(name)}?alt=media`)).arrayBuffer();
      const hash = createHash('sha256').update(new Uint8Array(content)).digest('hex');
      files.push({ name, contentType, metadata, hash });
    }
  }
  return files;
}

/** What a user signs in with. An import counts as a change of the password, which ends sessions. */
const signInSchema = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      passwordHash: z.string(),
      salt: z.string(),
      createdAt: z.string(),
      providerUserInfo: z.array(z.looseObject({ providerId: z.string() })),
    }),
  ),
});

let family: WholeFamily;
let restored: GuardedProgram;
const folders = profileFolders(`restored-${process.pid}`);
const exported = mkdtempSync(join(tmpdir(), 'talelantern-export-'));
const first = () => at(inject('cloud').ports);
const portsOfSecond = () => portsFrom(inject('cloud').ports.hosting + PORT_OFFSET);

async function readFamily(emulators: Emulators) {
  const { uid, shareIds } = family;
  const ids = [uid, ...shareIds];
  return {
    documents: await readDocuments(emulators.firestore, (text) => ids.some((id) => text.includes(id))),
    files: await readFiles(emulators, [`users/${uid}/`, ...shareIds.map((id) => `shared/${id}/`)]),
    signIn: signInSchema.parse(await (await ask(emulators.auth, { localId: [uid] })).json()),
  };
}

beforeAll(async () => {
  family = await createWholeFamily();
  await like(family, family.shareIds[0]);
  await comment(family, family.shareIds[0]);
}, 120_000);
afterAll(async () => {
  await restored?.stop();
  rmSync(folders.root, { recursive: true, force: true });
  rmSync(folders.temporary, { recursive: true, force: true });
  rmSync(exported, { recursive: true, force: true });
});

it(
  'after an export, the loss of everything and an import, every document, file and sign-in of a family is there',
  { timeout: 300_000 },
  async () => {
    const original = await readFamily(first());
    const dataFolder = join(exported, 'data');
    await exportData(inject('cloud').ports.hub, dataFolder);

    // A cloud that has nothing but the export.
    createProfileFolders(folders);
    writeFirebaseConfig(folders, portsOfSecond(), { hasFunctions: false, functionsPort: portsOfSecond().functions });
    const firestore = await findFirestoreEmulator();
    restored = startEmulatorSuite(folders, { firestore, dataFolder, hasFunctions: false, preload: null });
    await restored.ready;
    const after = await readFamily(at(portsOfSecond()));

    expect(original.documents.size).toBeGreaterThan(25);
    expect(original.files.length).toBeGreaterThan(10);
    expect([...after.documents.keys()].toSorted()).toEqual([...original.documents.keys()].toSorted());
    for (const [path, fields] of original.documents) expect(after.documents.get(path), path).toEqual(fields);
    expect(after.files).toEqual(original.files);
    expect(after.signIn).toEqual(original.signIn);
  },
);
