import { ownerPrefix } from '../images/media-address.ts';
import { LIMITS } from '../limits/limits.ts';
import { isRecord, readChoice, readNumber, readText } from '../stored/read-fields.ts';
import { DEFAULT_VOICE, VOICES, type Voice } from './voices.ts';

/** A chapter's recording as its story knows it; written by the function alone (architecture §4). */
export interface ChapterNarration {
  /** The MP3. */
  audioPath: string;
  durationSeconds: number;
  voice: Voice;
  /** SHA-256 of the chapter's text in UTF-8, hexadecimal: another one means that the chapter was changed since. */
  textHash: string;
  /** The times of its words (word-timings.ts). */
  timingsPath: string;
}

/** The recordings of a story by the index of their chapter, 0-3. */
export type StoryNarration = Readonly<Partial<Record<number, ChapterNarration>>>;

/** Reads a stored `narration`; recordings outside the owner's own files, or of no chapter, are left out. */
export function readStoryNarration(value: unknown, ownerId: string): StoryNarration {
  if (!isRecord(value)) return {};
  const parts = Array.from({ length: LIMITS.chapters }, (_, part) => part);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const narration = readChapterNarration(value[part], ownerId);
      return narration ? [[part, narration]] : [];
    }),
  );
}

function readChapterNarration(value: unknown, ownerId: string): ChapterNarration | null {
  if (!isRecord(value)) return null;
  const audioPath = readText(value['audioPath']);
  const timingsPath = readText(value['timingsPath']);
  const own = ownerPrefix(ownerId);
  if (!audioPath.startsWith(own) || !timingsPath.startsWith(own)) return null;
  return {
    audioPath,
    durationSeconds: readNumber(value['durationSeconds']),
    voice: readChoice(value['voice'], VOICES, DEFAULT_VOICE),
    textHash: readText(value['textHash']),
    timingsPath,
  };
}

const folder = (uid: string, storyId: string): string => `${ownerPrefix(uid)}stories/${storyId}/narration/`;

/** Where the recording with this key lies; the times of its words lie beside it. */
export function narrationPaths(
  uid: string,
  storyId: string,
  { part, key }: { part: number; key: string },
): Pick<ChapterNarration, 'audioPath' | 'timingsPath'> {
  const path = `${folder(uid, storyId)}${part}-${key}`;
  return { audioPath: `${path}.mp3`, timingsPath: `${path}.json` };
}

/** Where the spoken passages of a chapter wait until all of them are there; ends with a slash. */
export const passagesFolder = (uid: string, storyId: string, part: number): string =>
  `${folder(uid, storyId)}passages/${part}/`;
