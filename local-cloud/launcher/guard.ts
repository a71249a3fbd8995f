/**
 * Runs one program and makes sure that it ends with the launcher, however the launcher ends.
 *
 * `node guard.ts <records folder> <grace ms> <command> [arguments…]`. The launcher holds the other end of the guard's
 * standard input and writes a line there once the program is ready. When the pipe closes (asked to stop, crashed,
 * killed, terminal closed), a ready program gets SIGINT and, after the grace period, everything that it started is
 * killed. A program that is still starting is killed immediately: firebase-tools would replace the saved data with the
 * part that it has loaded.
 *
 * A process group is not enough: firebase-tools starts Java in a separate group, so the Java process records itself in
 * the records folder (local-cloud/java/java).
 */
import { spawn } from 'node:child_process';
import { deleteProcessRecords, recordProcess, runningProcesses, signal } from './process-records.ts';

const [recordsFolder, grace, command, ...args] = process.argv.slice(2);
if (recordsFolder === undefined || command === undefined) throw new Error('guard: which program?');

recordProcess(recordsFolder, 'guard', process.pid);
const program = spawn(command, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
if (program.pid !== undefined) recordProcess(recordsFolder, 'program', program.pid);

let isReady = false;
let isStopping = false;
process.stdin.on('data', () => (isReady = true));
process.stdin.on('end', stop).on('error', stop);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

program.once('error', (error) => {
  process.stderr.write(`${command} could not be started: ${error.message}\n`);
  killAllAndExit(1);
});
program.once('exit', (code) => killAllAndExit(code ?? 1));

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  if (!isReady) killAllAndExit(1);
  if (program.pid !== undefined) signal(program.pid, 'SIGINT');
  setTimeout(() => killAllAndExit(1), Number(grace)).unref();
}

function killAllAndExit(code: number): never {
  if (program.pid !== undefined) signal(-program.pid, 'SIGKILL');
  for (const { pid } of runningProcesses(recordsFolder!)) {
    if (pid !== process.pid) signal(pid, 'SIGKILL');
  }
  deleteProcessRecords(recordsFolder!);
  process.exit(code);
}
