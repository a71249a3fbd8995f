import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProfileFolders } from './folders.ts';
import { isRunning, startOf, type ProcessRecord } from './process-records.ts';

/** Another launcher runs this profile; `message` contains its URL. */
class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';
}

type Lock = ProcessRecord & { readonly url: string };

/**
 * Makes this process the only launcher of the profile until the returned function is called or the process ends.
 * @throws AlreadyRunningError
 */
export function acquireRunLock(folders: ProfileFolders, url: string): () => void {
  const file = join(folders.root, 'launcher.json');
  mkdirSync(folders.root, { recursive: true });
  const holder = readLock(file);
  if (holder !== null && isRunning(holder)) {
    throw new AlreadyRunningError(
      `Talelantern is already running at ${holder.url} (process ${holder.pid}). Stop it there with Ctrl-C first.`,
    );
  }
  rmSync(file, { force: true });
  const lock: Lock = { pid: process.pid, startedAt: startOf(process.pid) ?? '', url };
  // `wx`: of two launchers started in the same moment, the second fails here.
  writeFileSync(file, JSON.stringify(lock), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readLock(file: string): Lock | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lock;
  } catch {
    return null;
  }
}
