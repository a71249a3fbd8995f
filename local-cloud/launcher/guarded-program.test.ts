import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProfileFolders, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';
import { endStaleProcesses } from './stale-processes.ts';
import { findRunning, isRunning, type ProcessRecord } from './process-records.ts';

let root = '';
let folders: ProfileFolders;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'talelantern-test-'));
  const inside = (name: string) => join(root, name);
  folders = {
    root,
    logs: inside('logs'),
    functions: inside('functions'),
    app: inside('dist'),
    java: inside('java'),
    processes: inside('processes'),
    temporary: inside('tmp'),
  };
  createProfileFolders(folders);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a script as a guarded program (guard.ts). The script must print "ready". */
function start(code: string, graceMs = 10_000): GuardedProgram {
  const program = join(root, 'program.mjs');
  writeFileSync(program, code);
  return startGuarded(folders, {
    name: 'tested',
    command: process.execPath,
    args: [program],
    folder: root,
    environment: process.env,
    readyText: 'ready',
    readyWithinMs: 20_000,
    graceMs,
  });
}

const RUN_FOREVER = 'setInterval(() => {}, 1000);';
const SAVE_ON_SIGINT = "process.on('SIGINT', () => { console.log('saved'); process.exit(0); });";
const log = () => readFileSync(join(folders.logs, 'tested.log'), 'utf8');

function recordOf(name: string): ProcessRecord {
  const record = findRunning(join(folders.processes, 'tested'), name);
  if (record === null) throw new Error(`${name} is not recorded or does not run`);
  return record;
}

const expectEnd = (process: ProcessRecord) => expect.poll(() => isRunning(process)).toBe(false);

it('a started program receives SIGINT on stop and can save before it exits', async () => {
  const program = start(`${SAVE_ON_SIGINT} ${RUN_FOREVER} console.log('ready');`);
  await program.ready;
  await program.stop();
  expect(log()).toContain('saved');
});

it('a program that is still starting is killed, so that it cannot save partial data', async () => {
  const program = start(`${SAVE_ON_SIGINT} ${RUN_FOREVER} console.log('starting');`);
  const rejection = expect(program.ready).rejects.toThrow("The program 'tested' did not start");
  await expect.poll(log).toContain('starting');
  await program.stop();
  await rejection;
  expect(log()).not.toContain('saved');
});

it('a program that does not exit in time is killed', async () => {
  const program = start(`process.on('SIGINT', () => {}); ${RUN_FOREVER} console.log('ready');`, 100);
  await program.ready;
  const running = recordOf('program');
  await program.stop();
  await expectEnd(running);
});

it('children in other process groups are ended after a crash', async () => {
  const child = "['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }";
  const program = start(`
    import { spawn } from 'node:child_process';
    import { recordProcess } from ${JSON.stringify(join(import.meta.dirname, 'process-records.ts'))};
    recordProcess(process.env.TALELANTERN_PROCESSES, 'java', spawn(process.execPath, ${child}).pid);
    ${RUN_FOREVER} console.log('ready');`);
  await program.ready;
  const childProcess = recordOf('java');
  process.kill(recordOf('program').pid, 'SIGKILL');
  await program.ended;
  await expectEnd(childProcess);
});

it('all programs end when the launcher is killed', async () => {
  const launcher = join(root, 'launcher.mjs');
  const program = join(root, 'program.mjs');
  writeFileSync(program, `${SAVE_ON_SIGINT} ${RUN_FOREVER} console.log('ready');`);
  const options = { name: 'tested', command: process.execPath, args: [program], folder: root, readyText: 'ready' };
  writeFileSync(
    launcher,
    `import { startGuarded } from ${JSON.stringify(join(import.meta.dirname, 'guarded-program.ts'))};
     const options = ${JSON.stringify({ ...options, readyWithinMs: 20_000, graceMs: 10_000 })};
     await startGuarded(${JSON.stringify(folders)}, { ...options, environment: process.env }).ready;
     console.log('launched');`,
  );
  const launcherProcess = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => launcherProcess.stdout.once('data', resolve));
  const records = [recordOf('guard'), recordOf('program')];
  launcherProcess.kill('SIGKILL');
  await Promise.all(records.map(expectEnd));
  expect(log()).toContain('saved');
});

it('the program of a killed guard is ended and can save its data', async () => {
  const program = start(`${SAVE_ON_SIGINT} ${RUN_FOREVER} console.log('ready');`);
  await program.ready;
  const programRecord = recordOf('program');
  process.kill(recordOf('guard').pid, 'SIGKILL');
  await program.ended;
  const outputLines: string[] = [];
  await endStaleProcesses(folders, (line) => outputLines.push(line));
  await expectEnd(programRecord);
  expect(log()).toContain('saved');
  expect(outputLines).toHaveLength(1);
});

it('the error of a program that fails contains the end of its log', async () => {
  const program = start("console.error('no such thing'); process.exit(3);");
  await expect(program.ready).rejects.toThrow('no such thing');
  expect(await program.ended).toBe(3);
});
