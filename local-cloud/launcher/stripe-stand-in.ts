import { join } from 'node:path';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

/**
 * Starts the Stripe stand-in; it prints its URL when it listens. It sends events to `webhook.url` and stores its
 * account in `dataFolder`, null for none.
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
      join(PROJECT_ROOT, 'stand-ins', 'stripe', 'main.ts'),
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
