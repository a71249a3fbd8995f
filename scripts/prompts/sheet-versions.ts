import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AGE_RANGES, type AgeRange } from '../../domain/audience/ages.ts';
import { READING_LEVELS } from '../../domain/audience/reading-levels.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const FOLDER = join(PROJECT_ROOT, 'domain', 'stories', 'style-sheets');

const sheetSchema = z.object({ version: z.number() });

/** A version of a sheet as an editor records it; the numbers are of the offline stories that it was tried with. */
const versionSchema = z.strictObject({
  version: z.number(),
  date: z.iso.date(),
  changed: z.string(),
  checksum: z.string(),
  stories: z.strictObject({
    grade: z.number(),
    wordsPerSentence: z.number(),
    wordsPerChapter: z.number(),
    talkPercent: z.number(),
    refrainPercent: z.number(),
    sentBackPercent: z.number(),
  }),
});
type SheetVersion = z.infer<typeof versionSchema>;

/** All sheets: of the ages, then of the reading levels. */
export const SHEETS = [...AGE_RANGES, ...READING_LEVELS];
type SheetId = (typeof SHEETS)[number];

const isAge = (id: SheetId): id is AgeRange => AGE_RANGES.some((age) => age === id);

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** The recorded versions of a sheet, the first one first. */
export const versionsOf = (id: SheetId): SheetVersion[] =>
  z.record(z.enum(SHEETS), z.array(versionSchema)).parse(readJson('versions.json'))[id];

/** The sheet in force, as JSON. */
export const currentJson = (id: SheetId): unknown =>
  isAge(id)
    ? readJson(`ages-${id}.json`)
    : z.record(z.string(), z.unknown()).parse(readJson('reading-levels.json'))[id];

/** A version that is no longer in force, as JSON. */
export const earlierJson = (id: SheetId, version: number): unknown =>
  readJson(`earlier/${isAge(id) ? `ages-${id}` : id}.${version}.json`);

export const readVersion = (json: unknown): number => sheetSchema.parse(json).version;

/** Eight digits that change with every word of a sheet. */
export const checksumOf = (json: unknown): string =>
  createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 8);
