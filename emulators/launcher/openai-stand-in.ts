import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';
import { waitForLine } from './wait-for-line.ts';

const READY_WITHIN_MS = 30_000;

/** Starts the program that answers in OpenAI's place; it prints one line with its address when it listens. */
export async function startOpenAiStandIn(folders: ProfileFolders, port: number): Promise<GuardedProgram> {
  const program = startGuarded(folders, {
    name: 'openai',
    command: process.execPath,
    args: [join(PROJECT_ROOT, 'emulators', 'openai', 'main.ts'), '--port', String(port)],
    folder: PROJECT_ROOT,
    environment: process.env,
    graceMs: 2000,
  });
  await waitForLine(program, String(port), READY_WITHIN_MS);
  return program;
}
