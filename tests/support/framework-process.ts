import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A function of the built bundle, alone in a process as in the cloud. */
export interface FrameworkProcess {
  /** Where the function answers. */
  url: string;
  pid: number;
  /** What it has logged so far, one line of JSON per entry. */
  logs: () => string;
  stop: () => Promise<void>;
}

export interface FrameworkOptions {
  /** Folder with package.json and lib/index.js. */
  functionsFolder: string;
  /** Export name, e.g. 'generateStory'. */
  target: string;
  /** Settings, secrets and emulator addresses; nothing else of this process's environment is handed on. */
  environment: Readonly<Record<string, string>>;
  /** A module that is loaded before anything else. */
  preload?: string;
}

const MAIN = join(import.meta.dirname, '../../node_modules/@google-cloud/functions-framework/build/src/main.js');

const QUERY_RECORDER = join(import.meta.dirname, 'record-queries.ts');

/** A port found free can be somebody else's a moment later. */
const STARTS = 5;
const PORT_TAKEN = 'EADDRINUSE';

/** Starts `@google-cloud/functions-framework` with one function and waits until it listens. */
export async function startFrameworkProcess(options: FrameworkOptions): Promise<FrameworkProcess> {
  for (let start = 1; ; start += 1) {
    try {
      return await startAt(await freePort(), options);
    } catch (error) {
      if (start === STARTS || !String(error).includes(PORT_TAKEN)) throw error;
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
  child.stdout.on('data', (data: Buffer) => lines.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => lines.push(data.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
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
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
