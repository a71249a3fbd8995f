import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/** Data shared by all runs and profiles, such as the location of the Cloud CLI. */
export const LOCAL_FOLDER = join(PROJECT_ROOT, '.local');

export type ProfileFolders = {
  /** The folder of a profile, and the working directory of its emulators. */
  readonly root: string;
  readonly logs: string;
  readonly functions: string;
  /** The built app that the Hosting emulator serves. */
  readonly app: string;
  readonly java: string;
  readonly processes: string;
  /** Short, because the functions emulator puts Unix sockets here and their names have at most 108 characters. */
  readonly temporary: string;
};

export function profileFolders(profile: string): ProfileFolders {
  const root = join(LOCAL_FOLDER, profile);
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 10);
  return {
    root,
    logs: join(root, 'logs'),
    functions: join(root, 'functions'),
    app: join(root, 'dist'),
    java: join(root, 'java'),
    processes: join(root, 'processes'),
    temporary: join(tmpdir(), `talelantern-${digest}`),
  };
}

export function createProfileFolders(folders: ProfileFolders): void {
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
}
