import { Readable } from 'node:stream';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { readCharacter } from '@talelantern/domain/characters/character';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { ownerPrefix } from '@talelantern/domain/images/media-url';
import { readLocation } from '@talelantern/domain/locations/location';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { readStory } from '@talelantern/domain/stories/story';
import { archiveIndexHtml, type ArchiveContents, archiveStoryHtml, isHeard, storyPagePath } from '../archive-pages.ts';
import type { OwnDocument, UserDocuments } from '../../families/ports/ports.ts';
import type { ArchiveEntry, FileStore, SignIns } from '../ports/ports.ts';
import { readAhead } from '../../core/read-ahead.ts';
import { sharePrefix } from '../../sharing/operations/shared-pictures.ts';

export interface ArchiveSources {
  userDocuments: Pick<UserDocuments, 'documents' | 'shareIds'>;
  fileStore: Pick<FileStore, 'list' | 'open'>;
  signIns: Pick<SignIns, 'describe'>;
}

export const archivePrefix = (uid: string): string => `${ownerPrefix(uid)}archives/`;

/**
 * All data of the user: documents as JSON, files as they are, and pages that show the stories offline. A generator, so
 * that at most one page of documents, or a few files, are in memory. `now` in ms.
 */
export async function* archiveEntries(
  { userDocuments, fileStore, signIns }: ArchiveSources,
  uid: string,
  now: number,
): AsyncGenerator<ArchiveEntry> {
  const contents: ArchiveContents = { madeAt: now, stories: [], characters: [], locations: [], children: [] };
  yield textEntry('data/account.json', toJson(await signIns.describe(uid)));
  for await (const document of userDocuments.documents(uid)) {
    if (document.path.startsWith('archives/')) continue;
    yield textEntry(`data/${safePath(document.path)}.json`, toJson(forFamily(document)));
    const page = addToContents(contents, document, uid);
    if (page) yield page;
  }
  yield* filesBelow(fileStore, uid, ownerPrefix(uid));
  for await (const shareId of userDocuments.shareIds(uid)) yield* filesBelow(fileStore, uid, sharePrefix(shareId));
  yield textEntry('index.html', archiveIndexHtml(contents));
}

/** Files that are opened in advance, because thousands of small files would each wait for Storage. */
const FILES_AHEAD = 4;

async function* filesBelow(
  fileStore: ArchiveSources['fileStore'],
  uid: string,
  prefix: string,
): AsyncGenerator<ArchiveEntry> {
  const ahead: ArchiveEntry[] = [];
  for await (const { path } of fileStore.list(prefix)) {
    if (path.startsWith(archivePrefix(uid))) continue;
    const content = readAhead(fileStore.open(path));
    ahead.push({ path: fileInArchive(path, uid), open: () => content, isText: false });
    yield* ahead.splice(0, ahead.length - FILES_AHEAD);
  }
  yield* ahead;
}

const fileInArchive = (path: string, uid: string): string =>
  path.startsWith(ownerPrefix(uid)) ? `files/${path.slice(ownerPrefix(uid).length)}` : path;

/** Adds the document to the contents of the first page; returns the page of a story. */
function addToContents(contents: ArchiveContents, { path, data }: OwnDocument, uid: string): ArchiveEntry | null {
  const [collection = '', id = '', below, belowId = ''] = path.split('/');
  const fileOf = (stored: string | null): string | null =>
    stored?.startsWith(ownerPrefix(uid)) ? fileInArchive(stored, uid) : null;
  const character = collection === 'characters' ? readCharacter(id, data) : null;
  if (character) contents.characters.push({ name: character.name, picture: fileOf(character.imagePath) });
  const location = collection === 'locations' ? readLocation(id, data) : null;
  if (location) contents.locations.push({ name: location.name, picture: fileOf(location.imagePath) });
  const child = below === 'children' ? readChildProfile(belowId, data) : null;
  if (child) contents.children.push(child);
  const story = collection === 'stories' ? readStory(id, data) : null;
  if (!story) return null;
  contents.stories.push({
    id,
    title: bookTitleOf(story),
    theme: story.theme,
    ageRange: story.ageRange,
    chapters: story.previousParts.length,
    createdAt: story.createdAt,
    isHeard: isHeard(story),
    cover: fileOf(coverScene(story)?.imagePath ?? null),
  });
  return textEntry(storyPagePath(story), archiveStoryHtml(story, fileOf));
}

/** Without the hash of the PIN: a child who finds the archive could guess the PIN from it. */
function forFamily({ path, data }: OwnDocument): unknown {
  if (path.startsWith('users/') && isRecord(data['lock'])) return { ...data, lock: 'set' };
  // Fields that are for administrators only, or identify one.
  const { notes: _notes, statusChange: _statusChange, ...message } = data;
  if (path.startsWith('contact_messages/')) return message;
  const { note: _note, adminId: _adminId, adminEmail: _adminEmail, ...entry } = data;
  return path.startsWith('audit/') ? entry : data;
}

const textEntry = (path: string, text: string): ArchiveEntry => ({
  path,
  open: async () => Readable.from([Buffer.from(text)]),
  isText: true,
});

/** Ids of earlier versions may contain characters that archives do not allow in names. */
const safePath = (path: string): string => path.replace(/[^\w./-]/g, '_');

const toJson = (value: unknown): string => `${JSON.stringify(toPlainValue(value), null, 2)}\n`;

/** Dates as ISO strings, bytes as base64. */
function toPlainValue(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value && typeof value.toDate === 'function') return toPlainValue(value.toDate());
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toPlainValue(entry)]));
}
