import { join } from 'node:path';
import { functionsUrl } from './app-environment.ts';
import type { ProfileFolders } from './folders.ts';
import type { FunctionsEnvironment } from './functions-environment.ts';
import type { GuardedProgram } from './guarded-program.ts';
import { startOpenAiStandIn } from './openai-stand-in.ts';
import type { Ports } from './ports.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';
import { startVoice, voiceStandIn } from './voice.ts';

type StandInOptions = {
  readonly folders: ProfileFolders;
  readonly ports: Ports;
  readonly wishes: NodeJS.ProcessEnv;
  readonly environment: FunctionsEnvironment;
  /** Whether they remember over restarts what they have made. */
  readonly isKept: boolean;
  /** Counts a program in and resolves when it is ready. */
  readonly untilReady: (program: GuardedProgram) => Promise<void>;
};

/** Where the stand-ins answer; null for a service whose key is among the wishes, because the real one is used. */
export const standInUrls = (ports: Ports, wishes: NodeJS.ProcessEnv) => ({
  /** With `/v1`. */
  openai: wishes['OPENAI_API_KEY'] ? null : `http://127.0.0.1:${ports.openai}/v1`,
  stripe: wishes['STRIPE_SECRET_KEY'] ? null : `http://127.0.0.1:${ports.stripe}`,
});

/** Starts the stand-ins of the services that have no key. Answers their names as the lists that people see know them. */
export async function startStandIns(options: StandInOptions): Promise<readonly string[]> {
  const { openai, stripe } = standInUrls(options.ports, options.wishes);
  const started = await Promise.all([
    openai === null ? [] : startMaker(options),
    stripe === null ? [] : startPayments(options),
  ]);
  return started.flat();
}

/** What paints, tells and speaks. */
async function startMaker({ folders, ports, isKept, untilReady }: StandInOptions): Promise<string[]> {
  const voiceUrl = `http://127.0.0.1:${ports.voice}`;
  const dataFolder = isKept ? join(folders.root, 'openai') : null;
  await Promise.all([
    untilReady(startVoice(folders, ports.voice)),
    untilReady(startOpenAiStandIn(folders, ports.openai, { dataFolder, voiceUrl })),
  ]);
  return ['openai', await voiceStandIn(voiceUrl)];
}

async function startPayments({ folders, ports, environment, isKept, untilReady }: StandInOptions): Promise<string[]> {
  const dataFolder = isKept ? join(folders.root, 'stripe') : null;
  const webhook = { url: `${functionsUrl(ports)}/stripeWebhook`, secret: environment.secrets.STRIPE_WEBHOOK_SECRET };
  await untilReady(startStripeStandIn(folders, ports.stripe, { dataFolder, webhook }));
  return ['stripe'];
}
