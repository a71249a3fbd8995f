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
  const groups = readdirSync(folders.processes).map((name) => join(folders.processes, name));
  if (groups.some((records) => runningProcesses(records).length > 0)) {
    print('The last run was interrupted; waiting for it to save its data…');
  }
  await Promise.all(groups.map((records) => endStaleProcess(records, LEFTOVER_GRACE_MS)));
}

/** Ends the processes of one records folder, with SIGINT first unless their guard already does. */
export async function endStaleProcess(records: string, graceMs: number): Promise<void> {
  const program = findRunning(records, 'program');
  if (findRunning(records, 'guard') === null && program !== null) signal(program.pid, 'SIGINT');
  await waitUntilGone(records, graceMs);
  if (program !== null) signal(-program.pid, 'SIGKILL');
  for (const { pid } of runningProcesses(records)) signal(pid, 'SIGKILL');
  await waitUntilGone(records, AFTER_KILL_MS);
  deleteProcessRecords(records);
}

async function waitUntilGone(records: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (runningProcesses(records).length > 0 && Date.now() < deadline) await delay(CHECK_INTERVAL_MS);
}
