import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { OwnDocument } from '../../families/ports/ports.ts';
import { archiveEntries } from './archive-entries.ts';

/** The stored document as an archive of its family contains it. */
async function archivedForm(document: OwnDocument): Promise<unknown> {
  async function* none() {}
  const entries = archiveEntries(
    {
      userDocuments: {
        async *documents() {
          yield document;
        },
        shareIds: none,
      },
      fileStore: {
        list: none,
        open: () => {
          throw new Error('This family has no files');
        },
      },
      signIns: { describe: async () => null },
    },
    'family',
    0,
  );
  for await (const { path, open } of entries) {
    if (path !== `data/${document.path}.json`) continue;
    const stream = await open();
    if (stream) return JSON.parse(await text(stream));
  }
  throw new Error('The document is not in the archive');
}

it('an archive contains a message to us without the notes and names of administrators', async () => {
  const message = { userId: 'family', message: 'The owl is blue.', status: 'resolved' };
  const notes = [{ text: 'Third mail this week', adminId: 'admin', adminEmail: 'ada@talelantern.test', at: 1 }];
  const statusChange = { adminId: 'admin', adminEmail: 'ada@talelantern.test', at: 1 };
  const data = { ...message, notes, statusChange };
  expect(await archivedForm({ path: 'contact_messages/m1', data })).toEqual(message);
});

it('files are opened a few ahead of the one that is packed, and each is packed once, in order', async () => {
  const paths = Array.from({ length: 10 }, (_, index) => `users/family/pictures/${index}.webp`);
  const opened: string[] = [];
  const packed: string[] = [];
  async function* none() {}
  const entries = archiveEntries(
    {
      userDocuments: { documents: none, shareIds: none },
      fileStore: {
        async *list() {
          for (const path of paths) yield { path, bytes: 1 };
        },
        open: async (path) => {
          opened.push(path);
          return Readable.from([path]);
        },
      },
      signIns: { describe: async () => null },
    },
    'family',
    0,
  );
  for await (const { path, open } of entries) {
    if (!path.startsWith('files/')) continue;
    if (packed.length === 0) expect(opened).toEqual(paths.slice(0, 5));
    const stream = await open();
    if (stream) packed.push(await text(stream));
    expect(opened.length - packed.length).toBeLessThanOrEqual(4);
  }
  expect(packed).toEqual(paths);
});
