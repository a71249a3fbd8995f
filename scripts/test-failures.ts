import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/** Folder of the screenshots, traces and page contents of failed journeys. */
export const FAILURES_FOLDER = join(PROJECT_ROOT, '.local', 'test', 'failures');

/** The file of a folder below that holds what the pages of a failed test showed. */
export const PAGES_FILE = 'pages.txt';

const MAX_NAME_LENGTH = 80;

/** The folder of a failed test in `FAILURES_FOLDER`; each try overwrites the files of the one before. */
export function failureFolder(testName: string): string {
  const name = testName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, MAX_NAME_LENGTH);
  return join(FAILURES_FOLDER, name);
}

/** The page contents of a failed journey, or null for other tests. */
export function readFailedPages(folder: string): string | null {
  const file = join(folder, PAGES_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
