import { ownerPrefix } from '../images/media-url.ts';
import { LIMITS } from '../limits/limits.ts';
import { oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readNumber, readRecord, readText } from '../stored/read-fields.ts';
import { DEFAULT_VOICE, VOICES } from './voices.ts';

const NARRATION_FIELDS = {
  audioPath: readText,
  durationSeconds: readNumber,
  voice: oneOf(VOICES, DEFAULT_VOICE),
  /** SHA-256 of the recorded text in UTF-8, hexadecimal. A chapter that was changed later has a different hash. */
  textHash: readText,
};

export type ChapterNarration = ValuesOf<typeof NARRATION_FIELDS>;

export type StoryNarration = Readonly<Partial<Record<number, ChapterNarration>>>;

/** Leaves out recordings outside the owner's folder, and recordings of a part that no story can have. */
export function readStoryNarration(value: unknown, ownerId: string): StoryNarration {
  const ownFolder = ownerPrefix(ownerId);
  const stored = readRecord(value);
  return Object.fromEntries(
    Array.from({ length: LIMITS.chapters }, (_, part) => part).flatMap((part) => {
      const chapter = stored[part];
      if (!isRecord(chapter)) return [];
      const narration = readFields(NARRATION_FIELDS, chapter);
      return narration.audioPath.startsWith(ownFolder) ? [[part, narration]] : [];
    }),
  );
}

const folder = (uid: string, storyId: string): string => `${ownerPrefix(uid)}stories/${storyId}/narration/`;

/** The common prefix of the paths of all recordings of a chapter. */
export const recordingsPrefix = (uid: string, storyId: string, part: number): string =>
  `${folder(uid, storyId)}${part}-`;

export function narrationPaths(
  uid: string,
  storyId: string,
  { part, key }: { part: number; key: string },
): { audioPath: string; timingsPath: string } {
  const audioPath = `${recordingsPrefix(uid, storyId, part)}${key}.mp3`;
  return { audioPath, timingsPath: timingsPathOf(audioPath) };
}

/** The file from which functions read the word times of a recording. */
export const timingsPathOf = (audioPath: string): string => audioPath.replace(/\.mp3$/, '.json');

/** Folder of a chapter's unfinished passages; ends with a slash. */
export const passagesFolder = (uid: string, storyId: string, part: number): string =>
  `${folder(uid, storyId)}passages/${part}/`;
