import { spawn } from 'node:child_process';
import { openSync, closeSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetProcesses, runningProcesses, signal } from './process-records.ts';
import type { ProfileFolders } from './folders.ts';

export type ProgramOptions = {
  /** Names the log file and the records folder. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** How long the program may take to stop by itself, in milliseconds. */
  readonly graceMs: number;
};

export type GuardedProgram = {
  readonly name: string;
  readonly logFile: string;
  /** Settles with the exit code when the program has ended, whoever ended it. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
};

/** Starts a program under a guard (guard.ts); its output goes to `<profile>/logs/<name>.log`. */
export function startGuarded(folders: ProfileFolders, options: ProgramOptions): GuardedProgram {
  const logFile = join(folders.logs, `${options.name}.log`);
  const records = join(folders.processes, options.name);
  const log = openSync(logFile, 'w');
  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'guard.ts'), records, String(options.graceMs), options.command, ...options.args],
    {
      cwd: options.folder,
      env: { ...options.environment, TALELANTERN_PROCESSES: records },
      // A group of its own: Ctrl-C in the terminal then reaches the launcher alone, which stops things in order.
      detached: true,
      stdio: ['pipe', log, log],
    },
  );
  closeSync(log);
  const ended = new Promise<number>((resolve) => {
    guard.once('exit', (code) => resolve(code ?? 1));
    guard.once('error', () => resolve(1));
  });
  // The guard may end first; the closed pipe is then no news.
  guard.stdin?.on('error', () => {});
  return {
    name: options.name,
    logFile,
    ended,
    async stop() {
      guard.stdin?.end();
      await ended;
    },
  };
}

const LEFTOVER_GRACE_MS = 15_000;

/** Waits for, then ends, what a crashed or just killed run of this profile left behind. */
export async function clearLeftovers(folders: ProfileFolders, say: (line: string) => void): Promise<void> {
  const groups = readdirSync(folders.processes).map((name) => join(folders.processes, name));
  const running = () => groups.flatMap(runningProcesses);
  if (running().length > 0) say('The last run was cut off; waiting until it has stopped…');
  const deadline = Date.now() + LEFTOVER_GRACE_MS;
  while (running().length > 0 && Date.now() < deadline) await delay(100);
  for (const { pid } of running()) signal(pid, 'SIGKILL');
  groups.forEach(forgetProcesses);
}
