import type { createReadingPositions, createWordTimes } from '../../firebase/reading-records.ts';
import type { createStoredFiles } from '../../firebase/stored-files.ts';

/** The family's recordings in Cloud Storage and their word times, both written by functions. */
export type NarrationFiles = Pick<ReturnType<typeof createStoredFiles>, 'urlOf'> & ReturnType<typeof createWordTimes>;

export type ReadingPositions = ReturnType<typeof createReadingPositions>;
