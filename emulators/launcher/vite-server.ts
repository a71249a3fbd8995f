import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';
import { waitForLine } from './wait-for-line.ts';

const READY_WITHIN_MS = 60_000;

/** Starts Vite's development server with the given VITE_… values. */
export async function startVite(
  folders: ProfileFolders,
  port: number,
  appValues: Readonly<Record<string, string>>,
): Promise<GuardedProgram> {
  const program = startGuarded(folders, {
    name: 'vite',
    command: process.execPath,
    args: [
      join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
      '--host=localhost',
      `--port=${port}`,
      '--strictPort',
      '--clearScreen=false',
    ],
    folder: PROJECT_ROOT,
    environment: { ...process.env, ...appValues, NO_COLOR: '1' },
    graceMs: 2000,
  });
  await waitForLine(program, 'ready in', READY_WITHIN_MS);
  return program;
}
