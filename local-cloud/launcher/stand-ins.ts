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
  readonly userEnvironment: NodeJS.ProcessEnv;
  readonly environment: FunctionsEnvironment;
  /** Whether the data of the stand-ins is kept across restarts. */
  readonly isKept: boolean;
  /** Registers a program and resolves when it is ready. */
  readonly waitUntilReady: (program: GuardedProgram) => Promise<void>;
};

/** The stand-ins' URLs; null for a service with a configured key, which is used instead. */
export const standInUrls = (ports: Ports, userEnvironment: NodeJS.ProcessEnv) => ({
  /** Base URL with `/v1`. */
  openai: userEnvironment['OPENAI_API_KEY'] ? null : `http://127.0.0.1:${ports.openai}/v1`,
  stripe: userEnvironment['STRIPE_SECRET_KEY'] ? null : `http://127.0.0.1:${ports.stripe}`,
});

/** Starts the stand-ins of services without a key. Returns their displayed names. */
export async function startStandIns(options: StandInOptions): Promise<readonly string[]> {
  const { openai, stripe } = standInUrls(options.ports, options.userEnvironment);
  const startedStandIns = await Promise.all([
    openai === null ? [] : startOpenAi(options),
    stripe === null ? [] : startPayments(options),
  ]);
  return startedStandIns.flat();
}

/** Starts the OpenAI stand-in and its voice. */
async function startOpenAi({ folders, ports, isKept, waitUntilReady }: StandInOptions): Promise<string[]> {
  const voiceUrl = `http://127.0.0.1:${ports.voice}`;
  const dataFolder = isKept ? join(folders.root, 'openai') : null;
  await Promise.all([
    waitUntilReady(startVoice(folders, ports.voice)),
    waitUntilReady(startOpenAiStandIn(folders, ports.openai, { dataFolder, voiceUrl })),
  ]);
  return ['openai', await voiceStandIn(voiceUrl)];
}

async function startPayments({
  folders,
  ports,
  environment,
  isKept,
  waitUntilReady,
}: StandInOptions): Promise<string[]> {
  const dataFolder = isKept ? join(folders.root, 'stripe') : null;
  const webhook = { url: `${functionsUrl(ports)}/stripeWebhook`, secret: environment.secrets.STRIPE_WEBHOOK_SECRET };
  await waitUntilReady(startStripeStandIn(folders, ports.stripe, { dataFolder, webhook }));
  return ['stripe'];
}
