import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

const FRAMEWORK = join(PROJECT_ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js');

/** Interval, shorter than in the cloud so that a developer sees the effect. */
const POLL_MS = 60_000;

/**
 * Runs the bundle's scheduled function, which the emulator does not. `environment` contains its settings, secrets and
 * the emulators' URLs.
 */
export function startScheduledFunction(
  folders: ProfileFolders,
  port: number,
  environment: Readonly<Record<string, string>>,
): GuardedProgram {
  return startGuarded(folders, {
    name: 'sweep',
    command: process.execPath,
    args: [FRAMEWORK, `--source=${folders.functions}`, '--target=sweep', `--port=${port}`],
    folder: PROJECT_ROOT,
    environment: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    readyText: 'URL: http',
    readyWithinMs: 60_000,
    graceMs: 2000,
  });
}

/** Calls the function every minute; failures are in its log. */
export function callRegularly(port: number): { stop(): Promise<void> } {
  let lastCall = Promise.resolve();
  const call = async () => {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }).catch(() => {});
  };
  const timer = setInterval(() => {
    lastCall = lastCall.then(call);
  }, POLL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await lastCall;
    },
  };
}
