import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/**
 * The local cloud and the vendors' stand-ins, which run only offline, and the tests of the stand-ins. Those tests run in
 * `npm test` only if a file of these folders has changed, and always in `npm run test:deep`.
 */
const WORKSPACES = ['local-cloud', 'stand-ins', 'tests/stand-ins'] as const;

/** The content that was tested last; missing on a new clone, whose commit CI has tested. */
const TESTED_FILE = join(PROJECT_ROOT, '.cache', 'offline-workspaces-tested');

/** Whether they differ from those tested last. @throws Error outside a git checkout. */
export const areOfflineWorkspacesChanged = (): boolean =>
  existsSync(TESTED_FILE)
    ? readFileSync(TESTED_FILE, 'utf8') !== contentKey()
    : git('status', '--porcelain', '--', ...WORKSPACES) !== '';

/** Remembers the present files as tested. */
export function rememberOfflineWorkspaces(): void {
  mkdirSync(dirname(TESTED_FILE), { recursive: true });
  writeFileSync(TESTED_FILE, contentKey());
}

function contentKey(): string {
  const key = createHash('sha256');
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...WORKSPACES).split('\0');
  for (const file of files.filter((path) => path !== '' && existsSync(join(PROJECT_ROOT, path)))) {
    key
      .update(`${file}\0`)
      .update(readFileSync(join(PROJECT_ROOT, file)))
      .update('\0');
  }
  return key.digest('hex');
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' });
