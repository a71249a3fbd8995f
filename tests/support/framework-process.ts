import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A function of the built bundle in a separate process, as in the cloud. */
export interface FrameworkProcess {
  /** The URL of the function. */
  url: string;
  pid: number;
  /** Its log so far, one line of JSON per entry. */
  logs: () => string;
  stop: () => Promise<void>;
}

export interface FrameworkOptions {
  /** Folder with package.json and lib/main.cjs. */
  functionsFolder: string;
  /** Export name, e.g. 'generateStory'. */
  target: string;
  /** Settings, secrets and emulator URLs; this process's environment is not inherited. */
  environment: Readonly<Record<string, string>>;
  /** Any free port by default. */
  port?: number;
  /** A module that is loaded first. */
  preload?: string;
  /** The log is appended to this file too. */
  logFile?: string;
}

const MAIN = join(import.meta.dirname, '../../node_modules/@google-cloud/functions-framework/build/src/main.js');

const QUERY_RECORDER = join(import.meta.dirname, 'record-queries.ts');

/** Attempts: a port found free may be taken before the process listens. */
const MAX_STARTS = 5;
const PORT_TAKEN = 'EADDRINUSE';

/** Starts `@google-cloud/functions-framework` with one function and waits until it listens. */
export async function startFrameworkProcess(options: FrameworkOptions): Promise<FrameworkProcess> {
  for (let start = 1; ; start += 1) {
    try {
      return await startAt(options.port ?? (await freePort()), options);
    } catch (error) {
      if (options.port !== undefined || start === MAX_STARTS || !String(error).includes(PORT_TAKEN)) throw error;
    }
  }
}

async function startAt(port: number, options: FrameworkOptions): Promise<FrameworkProcess> {
  const preload = [QUERY_RECORDER, ...(options.preload === undefined ? [] : [options.preload])].flatMap((module) => [
    '--import',
    module,
  ]);
  const child = spawn(
    process.execPath,
    [...preload, MAIN, `--source=${options.functionsFolder}`, `--target=${options.target}`, `--port=${port}`],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TALELANTERN_QUERY_LOG: process.env['TALELANTERN_QUERY_LOG'],
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.target} could not be started`);
  const lines: string[] = [];
  const { logFile } = options;
  const recordOutput = (data: Buffer): void => {
    lines.push(data.toString());
    if (logFile !== undefined) appendFileSync(logFile, data);
  };
  child.stdout.on('data', recordOutput);
  child.stderr.on('data', recordOutput);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const logs = (): string => lines.join('');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (logs().includes('URL: http')) resolve();
    });
    child.once('exit', () => reject(new Error(`${options.target} did not start:\n${logs()}`)));
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    pid,
    logs,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
