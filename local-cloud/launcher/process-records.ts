import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process id may be reused; together with the start time it is unique. The `java` program of local-cloud/java writes
 * the same two lines.
 */
export type ProcessRecord = { readonly pid: number; readonly startedAt: string };

export function startOf(pid: number): string | null {
  const fromProc = readText(`/proc/${pid}/stat`);
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

/** A dead process not yet reaped by its parent (usual in containers without an init). */
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

export function findRunning(folder: string, name: string): ProcessRecord | null {
  const [pid, startedAt] = readText(join(folder, name))?.split('\n') ?? [];
  if (pid === undefined || startedAt === undefined) return null;
  const record = { pid: Number(pid), startedAt };
  return isRunning(record) ? record : null;
}

export function runningProcesses(folder: string): ProcessRecord[] {
  return namesIn(folder).flatMap((name) => findRunning(folder, name) ?? []);
}

export function deleteProcessRecords(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Sends a signal to a process, or to a group when `pid` is negative; ignores missing processes. */
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
