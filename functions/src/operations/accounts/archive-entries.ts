import { Readable } from 'node:stream';
import { readCharacter } from '@talelantern/domain/characters/character';
import { readChildProfile } from '@talelantern/domain/family/child-profile';
import { ownerPrefix } from '@talelantern/domain/images/media-address';
import { readLocation } from '@talelantern/domain/locations/location';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { readStory } from '@talelantern/domain/stories/story';
import { archiveIndexHtml, type ArchiveContents } from '../../pages/archive-index.ts';
import { archiveStoryHtml, storyPagePath } from '../../pages/archive-story.ts';
import type { ArchiveEntry } from '../ports/archives.ts';
import type { Belongings, FileShelf, OwnDocument } from '../ports/belongings.ts';
import type { SignIns } from '../ports/departures.ts';
import { sharePrefix } from '../sharing/shared-pictures.ts';

export interface ArchiveSources {
  belongings: Pick<Belongings, 'documents' | 'shareIds'>;
  fileShelf: Pick<FileShelf, 'list' | 'open'>;
  signIns: Pick<SignIns, 'describe'>;
}

/** Where a family's archives lie. */
export const archivePrefix = (uid: string): string => `${ownerPrefix(uid)}archives/`;

/**
 * Everything of the family: each document as readable JSON, each file as it is, and pages that show the stories without
 * the internet. One after the other, so that no more than a page of documents is ever held in memory. `now` in ms.
 */
export async function* archiveEntries(
  { belongings, fileShelf, signIns }: ArchiveSources,
  uid: string,
  now: number,
): AsyncGenerator<ArchiveEntry> {
  const contents: ArchiveContents = { madeAt: now, stories: [], characters: [], places: [], children: [] };
  yield textEntry('data/account.json', toJson(await signIns.describe(uid)));
  for await (const document of belongings.documents(uid)) {
    if (document.path.startsWith('archives/')) continue;
    yield textEntry(`data/${safePath(document.path)}.json`, toJson(withoutPin(document)));
    const page = noteInContents(contents, document, uid);
    if (page) yield page;
  }
  yield* filesBelow(fileShelf, uid, ownerPrefix(uid));
  for await (const shareId of belongings.shareIds(uid)) yield* filesBelow(fileShelf, uid, sharePrefix(shareId));
  yield textEntry('index.html', archiveIndexHtml(contents));
}

async function* filesBelow(
  fileShelf: ArchiveSources['fileShelf'],
  uid: string,
  prefix: string,
): AsyncGenerator<ArchiveEntry> {
  for await (const { path } of fileShelf.list(prefix)) {
    if (path.startsWith(archivePrefix(uid))) continue;
    yield { path: fileInArchive(path, uid), open: () => fileShelf.open(path), isText: false };
  }
}

/** Where a stored file of the family lies in its archive. */
const fileInArchive = (path: string, uid: string): string =>
  path.startsWith(ownerPrefix(uid)) ? `files/${path.slice(ownerPrefix(uid).length)}` : path;

/** Tells the first page what there is; answers the page of a story. */
function noteInContents(contents: ArchiveContents, { path, data }: OwnDocument, uid: string): ArchiveEntry | null {
  const [collection = '', id = '', below, belowId = ''] = path.split('/');
  const fileOf = (stored: string | null): string | null =>
    stored?.startsWith(ownerPrefix(uid)) ? fileInArchive(stored, uid) : null;
  const character = collection === 'characters' ? readCharacter(id, data) : null;
  if (character) contents.characters.push({ name: character.name, picture: fileOf(character.imagePath) });
  const place = collection === 'locations' ? readLocation(id, data) : null;
  if (place) contents.places.push({ name: place.name, picture: fileOf(place.imagePath) });
  const child = below === 'children' ? readChildProfile(belowId, data) : null;
  if (child) contents.children.push(child);
  const story = collection === 'stories' ? readStory(id, data) : null;
  if (!story) return null;
  contents.stories.push({
    id,
    title: story.title,
    theme: story.theme,
    chapters: story.previousParts.length,
    isHeard: Object.keys(story.narration).length > 0,
    cover: fileOf(coverScene(story)?.imagePath ?? null),
  });
  return textEntry(storyPagePath(story), archiveStoryHtml(story, fileOf));
}

/** A child that finds the archive must not be able to try out the PIN of the grown-up lock. */
function withoutPin({ path, data }: OwnDocument): unknown {
  return path.startsWith('users/') && isRecord(data['lock']) ? { ...data, lock: 'set' } : data;
}

const textEntry = (path: string, text: string): ArchiveEntry => ({
  path,
  open: async () => Readable.from([Buffer.from(text)]),
  isText: true,
});

/** Ids of earlier versions may hold signs that no archive allows in names. */
const safePath = (path: string): string => path.replace(/[^\w./-]/g, '_');

const toJson = (value: unknown): string => `${JSON.stringify(readable(value), null, 2)}\n`;

/** Times as people read them, bytes as text. */
function readable(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value && typeof value.toDate === 'function') return readable(value.toDate());
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readable(entry)]));
}
