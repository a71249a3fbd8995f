import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

/**
 * Starts the OpenAI stand-in; it prints its URL when it listens. It stores its pictures in `dataFolder`, null for
 * none, and narrates through the program at `voiceUrl`.
 */
export function startOpenAiStandIn(
  folders: ProfileFolders,
  port: number,
  { dataFolder, voiceUrl }: { dataFolder: string | null; voiceUrl: string },
): GuardedProgram {
  const data = dataFolder === null ? [] : ['--data', dataFolder];
  return startGuarded(folders, {
    name: 'openai',
    command: process.execPath,
    args: [join(PROJECT_ROOT, 'stand-ins', 'openai', 'main.ts'), '--port', String(port), '--voice', voiceUrl, ...data],
    folder: PROJECT_ROOT,
    environment: process.env,
    readyText: String(port),
    readyWithinMs: 30_000,
    graceMs: 2000,
  });
}
