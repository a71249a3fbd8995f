import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

export function startVite(
  folders: ProfileFolders,
  port: number,
  appValues: Readonly<Record<string, string>>,
): GuardedProgram {
  return startGuarded(folders, {
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
    readyText: 'ready in',
    readyWithinMs: 60_000,
    graceMs: 2000,
  });
}
