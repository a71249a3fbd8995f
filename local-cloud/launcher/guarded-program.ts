import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { endStaleProcess } from './stale-processes.ts';
import type { ProfileFolders } from './folders.ts';
import { waitForText } from './wait-for-text.ts';

export type ProgramOptions = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly readyText: string;
  readonly readyWithinMs: number;
  readonly graceMs: number;
};

export type GuardedProgram = {
  readonly name: string;
  /** Rejects with the end of the log when the program does not become ready. */
  readonly ready: Promise<void>;
  /** Settles with the exit code when the program has ended for any reason. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
};

/** Starts a program under a guard (guard.ts); its output goes to `<profile>/logs/<name>.log`. */
export function startGuarded(folders: ProfileFolders, options: ProgramOptions): GuardedProgram {
  const { name, command, args, graceMs } = options;
  const logFile = join(folders.logs, `${name}.log`);
  const recordsFolder = join(folders.processes, name);
  const log = openSync(logFile, 'w');
  const guardProgram = join(import.meta.dirname, 'guard.ts');
  const guard = spawn(process.execPath, [guardProgram, recordsFolder, String(graceMs), command, ...args], {
    cwd: options.folder,
    env: { ...options.environment, TALELANTERN_PROCESSES: recordsFolder },
    // A separate process group: Ctrl-C in the terminal then reaches only the launcher, which stops things in order.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  // The guard may end first; the error of the closed pipe is ignored.
  guard.stdin?.on('error', () => {});
  const exitCode = new Promise<number>((resolve) => {
    guard.once('exit', (code) => resolve(code ?? 1));
    guard.once('error', () => resolve(1));
  });
  const ready = waitForText(name, logFile, options.readyText, exitCode, options.readyWithinMs).then(() => {
    guard.stdin?.write('ready\n');
  });
  return {
    name,
    ready,
    ended: exitCode,
    async stop() {
      guard.stdin?.end();
      await exitCode;
      // Usually nothing is left to end, unless the guard itself was killed.
      await endStaleProcess(recordsFolder, graceMs);
    },
  };
}
