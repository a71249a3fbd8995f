import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process id alone may since belong to somebody else's program; together with the moment it started it is unique.
 * The `java` program of emulators/java writes the same two lines about itself.
 */
export type ProcessRecord = { readonly pid: number; readonly startedAt: string };

/** The moment a process started, in the system's own notation, or null when there is no such process. */
export function startOf(pid: number): string | null {
  const fromProc = readText(`/proc/${pid}/stat`);
  // Field 22 of proc_pid_stat(5); the program's name, which may contain anything, ends at the last bracket.
  if (fromProc !== null) return fromProc.slice(fromProc.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  if (process.platform === 'linux') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

export function isRunning({ pid, startedAt }: ProcessRecord): boolean {
  return startOf(pid) === startedAt && !isZombie(pid);
}

/** A dead process whose parent has not asked for its exit code yet (usual in containers without an init). */
function isZombie(pid: number): boolean {
  const stat = readText(`/proc/${pid}/stat`);
  return stat !== null && stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

export function recordProcess(folder: string, name: string, pid: number): void {
  const startedAt = startOf(pid);
  if (startedAt === null) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${pid}\n${startedAt}\n`);
}

/** The recorded process of that name if it still runs. */
export function findRunning(folder: string, name: string): ProcessRecord | null {
  const [pid, startedAt] = readText(join(folder, name))?.split('\n') ?? [];
  if (pid === undefined || startedAt === undefined) return null;
  const record = { pid: Number(pid), startedAt };
  return isRunning(record) ? record : null;
}

/** The recorded processes that still run. */
export function runningProcesses(folder: string): ProcessRecord[] {
  return namesIn(folder).flatMap((name) => findRunning(folder, name) ?? []);
}

export function forgetProcesses(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Sends a signal to a process, or to a whole group when `pid` is negative; one that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
