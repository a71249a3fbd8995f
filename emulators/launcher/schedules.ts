import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

const FRAMEWORK = join(PROJECT_ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js');

/** Oftener than in the cloud, so that a developer sees it happen. */
const EVERY_MS = 60_000;

/**
 * Serves the scheduled function of the bundle as the cloud does: the functions emulator runs no schedules. `environment`
 * holds its settings, secrets and the emulators' addresses.
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

/** Cloud Scheduler's part: calls the function every minute. What fails is in its log, and the next minute comes. */
export function callRegularly(port: number): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  const call = async () => {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }).catch(() => {});
  };
  const timer = setInterval(() => {
    underWay = underWay.then(call);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
