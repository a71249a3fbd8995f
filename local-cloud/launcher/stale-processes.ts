import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProfileFolders } from './folders.ts';
import { findRunning, deleteProcessRecords, runningProcesses, signal } from './process-records.ts';

const CHECK_INTERVAL_MS = 100;
/** Time for a killed launcher's guards to save the data. */
const LEFTOVER_GRACE_MS = 20_000;
const AFTER_KILL_MS = 2000;

/** Ends the processes of a crashed or killed run of this profile, by process record. */
export async function endStaleProcesses(folders: ProfileFolders, print: (line: string) => void): Promise<void> {
  const recordsFolders = readdirSync(folders.processes).map((name) => join(folders.processes, name));
  if (recordsFolders.some((recordsFolder) => runningProcesses(recordsFolder).length > 0)) {
    print('The last run was interrupted; waiting for it to save its data…');
  }
  await Promise.all(recordsFolders.map((recordsFolder) => endStaleProcess(recordsFolder, LEFTOVER_GRACE_MS)));
}

/** Ends the processes of one records folder, with SIGINT first unless their guard already does. */
export async function endStaleProcess(recordsFolder: string, graceMs: number): Promise<void> {
  const program = findRunning(recordsFolder, 'program');
  if (findRunning(recordsFolder, 'guard') === null && program !== null) signal(program.pid, 'SIGINT');
  await waitUntilGone(recordsFolder, graceMs);
  if (program !== null) signal(-program.pid, 'SIGKILL');
  for (const { pid } of runningProcesses(recordsFolder)) signal(pid, 'SIGKILL');
  await waitUntilGone(recordsFolder, AFTER_KILL_MS);
  deleteProcessRecords(recordsFolder);
}

async function waitUntilGone(recordsFolder: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (runningProcesses(recordsFolder).length > 0 && Date.now() < deadline) await delay(CHECK_INTERVAL_MS);
}
