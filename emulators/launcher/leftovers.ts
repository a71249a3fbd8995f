import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProfileFolders } from './folders.ts';
import { findRunning, forgetProcesses, runningProcesses, signal } from './process-records.ts';

const LOOK_EVERY_MS = 100;
/** What a killed launcher's guards may need to save the data. */
const LEFTOVER_GRACE_MS = 20_000;
const AFTER_KILL_MS = 2000;

/** Ends what a crashed or just killed run of this profile left behind; by recorded process, never by name. */
export async function endLeftovers(folders: ProfileFolders, say: (line: string) => void): Promise<void> {
  const groups = readdirSync(folders.processes).map((name) => join(folders.processes, name));
  if (groups.some((records) => runningProcesses(records).length > 0)) {
    say('The last run was cut off; waiting until it has saved its data…');
  }
  await Promise.all(groups.map((records) => endLeftover(records, LEFTOVER_GRACE_MS)));
}

/** Ends the processes of one records folder: gently first, unless their guard is doing that already. */
export async function endLeftover(records: string, graceMs: number): Promise<void> {
  const program = findRunning(records, 'program');
  if (findRunning(records, 'guard') === null && program !== null) signal(program.pid, 'SIGINT');
  await waitUntilGone(records, graceMs);
  if (program !== null) signal(-program.pid, 'SIGKILL');
  for (const { pid } of runningProcesses(records)) signal(pid, 'SIGKILL');
  await waitUntilGone(records, AFTER_KILL_MS);
  forgetProcesses(records);
}

async function waitUntilGone(records: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (runningProcesses(records).length > 0 && Date.now() < deadline) await delay(LOOK_EVERY_MS);
}
