import { join } from 'node:path';
import * as z from 'zod/mini';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

export function startVoice(folders: ProfileFolders, port: number): GuardedProgram {
  return startGuarded(folders, {
    name: 'voice',
    command: process.execPath,
    args: [join(PROJECT_ROOT, 'stand-ins', 'voice', 'main.ts'), '--port', String(port)],
    folder: PROJECT_ROOT,
    environment: process.env,
    readyText: String(port),
    readyWithinMs: 30_000,
    graceMs: 2000,
  });
}

const healthSchema = z.object({ engine: z.enum(['espeak', 'chime']) });

/** The displayed name of this stand-in: `chimes` without the speech package. */
export async function voiceStandIn(url: string): Promise<'voice' | 'chimes'> {
  const { engine } = healthSchema.parse(await (await fetch(`${url}/health`)).json());
  return engine === 'espeak' ? 'voice' : 'chimes';
}
