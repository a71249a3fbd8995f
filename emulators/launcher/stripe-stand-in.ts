import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

/**
 * Starts the program that answers in Stripe's place; it prints one line with its address when it listens. It tells the
 * function at `webhook.url` what happens. In `dataFolder` it keeps its account; null forgets it at its end.
 */
export function startStripeStandIn(
  folders: ProfileFolders,
  port: number,
  { dataFolder, webhook }: { dataFolder: string | null; webhook: { url: string; secret: string } },
): GuardedProgram {
  const data = dataFolder === null ? [] : ['--data', dataFolder];
  return startGuarded(folders, {
    name: 'stripe',
    command: process.execPath,
    args: [
      join(PROJECT_ROOT, 'emulators', 'stripe', 'main.ts'),
      '--port',
      String(port),
      '--webhook',
      webhook.url,
      ...data,
    ],
    folder: PROJECT_ROOT,
    environment: { ...process.env, STRIPE_WEBHOOK_SECRET: webhook.secret },
    readyText: String(port),
    readyWithinMs: 30_000,
    graceMs: 2000,
  });
}
