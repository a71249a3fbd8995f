import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminEnvironment, appEnvironment, canReachGoogle, functionsUrl, PROJECT_ID } from './app-environment.ts';
import { buildAppIfChanged } from './build-app.ts';
import { exportRegularly, recoverExport } from './data-export.ts';
import { startEmulatorSuite } from './emulator-suite.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { createProfileFolders, profileFolders, PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { functionsEnvironment, type FunctionsEnvironment } from './functions-environment.ts';
import { clearLeftovers, type GuardedProgram } from './guarded-program.ts';
import { assertPortsFree, portsFrom, type Ports } from './ports.ts';
import { takeRunLock } from './run-lock.ts';
import { stageFunctions } from './stage-functions.ts';
import { startOpenAiStandIn } from './openai-stand-in.ts';
import { startVite } from './vite-server.ts';

export type LocalCloudOptions = {
  /** Names the folder under .local; two clouds with different profiles and ports can run side by side. */
  readonly profile: string;
  /** The first of its ports (ports.ts). */
  readonly portBase: number;
  /** Whether data is read from the profile's folder at the start and written back, or starts empty and is forgotten. */
  readonly data: 'kept' | 'empty';
  /** The app as production serves it, the app with Vite's hot reload, or none. */
  readonly app: 'built' | 'hot' | 'none';
  /** Whether the buttons of Google and Facebook are shown; `detect` shows them when Google can be reached. */
  readonly socialSignIn: 'on' | 'off' | 'detect';
  /** Wishes of the person, from the environment and .env: keys of real services and provider settings. */
  readonly wishes: NodeJS.ProcessEnv;
  /** Takes one line of progress. */
  readonly say: (line: string) => void;
};

export type LocalCloud = {
  readonly projectId: string;
  readonly ports: Ports;
  readonly urls: {
    readonly app: string;
    /** The functions' base; a function is `<base>/generateStory`. */
    readonly functions: string;
    readonly auth: string;
    readonly firestore: string;
    readonly storage: string;
    /** Null when the real service is used. */
    readonly openai: string | null;
  };
  /** For firebase-admin and for functions run outside the emulator. */
  readonly adminEnvironment: Readonly<Record<string, string>>;
  readonly functionsEnvironment: FunctionsEnvironment;
  /** The staged functions: package.json and lib/index.js. */
  readonly functionsFolder: string;
  readonly standIns: readonly string[];
  readonly logFolder: string;
  /** Settles with the name of a program that ended although nobody asked it to. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts the whole cloud on this machine and waits until it answers.
 * @throws PortTakenError, AlreadyRunningError, MissingProgramError with a message for the person; Error when a program
 * or a build fails. Nothing is left running then.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const folders = profileFolders(options.profile);
  const ports = portsFrom(options.portBase);
  const appAddress = `http://localhost:${options.app === 'hot' ? ports.vite : ports.hosting}`;
  const closing = new ClosingSteps();
  try {
    closing.add(takeRunLock(folders, appAddress));
    createProfileFolders(folders);
    await clearLeftovers(folders, options.say);
    await assertPortsFree(ports);
    return await startParts(options, folders, ports, appAddress, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function startParts(
  options: LocalCloudOptions,
  folders: ProfileFolders,
  ports: Ports,
  appAddress: string,
  closing: ClosingSteps,
): Promise<LocalCloud> {
  const environment = functionsEnvironment(ports, options.wishes);
  const standIns = options.wishes['OPENAI_API_KEY'] ? [] : ['openai'];
  const dataFolder = options.data === 'kept' ? join(folders.root, 'data') : null;
  const programs: GuardedProgram[] = [];
  const keep = (program: GuardedProgram) => {
    programs.push(program);
    closing.add(() => program.stop());
  };

  // Parts wait for nothing but what they need: the emulators take longest, the rest is done meanwhile.
  const startSuite = async () => {
    const hasFunctions = existsSync(join(PROJECT_ROOT, 'functions', 'src', 'index.ts'));
    if (hasFunctions) {
      const staging = await stageFunctions(folders.functions, environment, options.app === 'hot' ? 'watch' : 'once');
      closing.add(() => staging.stop());
    }
    if (dataFolder !== null) recoverExport(folders.root, dataFolder);
    const config = writeFirebaseConfig(folders, ports, hasFunctions);
    keep(await startEmulatorSuite(folders, config, dataFolder, hasFunctions, options.say));
  };
  const startStandIns = async () => {
    if (standIns.length > 0) keep(await startOpenAiStandIn(folders, ports.openai));
  };
  const startApp = async () => {
    if (options.app === 'none') return;
    const hasSocialSignIn = options.socialSignIn === 'detect' ? await canReachGoogle() : options.socialSignIn === 'on';
    const appValues = appEnvironment(ports, { standIns, hasSocialSignIn });
    if (options.app === 'hot') keep(await startVite(folders, ports.vite, appValues));
    else if ((await buildAppIfChanged(folders.app, appValues)) === 'built') options.say('The app is built.');
  };
  await allOrFirstError([startSuite(), startStandIns(), startApp()]);

  if (dataFolder !== null) {
    const saving = exportRegularly(ports.hub, dataFolder);
    closing.add(() => saving.stop());
  }
  let isStopping = false;
  return {
    projectId: PROJECT_ID,
    ports,
    urls: {
      app: appAddress,
      functions: functionsUrl(ports),
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `http://127.0.0.1:${ports.firestore}`,
      storage: `http://127.0.0.1:${ports.storage}`,
      openai: standIns.length > 0 ? `http://127.0.0.1:${ports.openai}/v1` : null,
    },
    adminEnvironment: adminEnvironment(ports),
    functionsEnvironment: environment,
    functionsFolder: folders.functions,
    standIns,
    logFolder: folders.logs,
    broken: Promise.race(programs.map((program) => program.ended.then(() => program.name))).then((name) =>
      isStopping ? new Promise<never>(() => {}) : name,
    ),
    async stop() {
      isStopping = true;
      await closing.run();
    },
  };
}

/** Like Promise.all, but lets every part finish starting before it fails, so that each can be stopped. */
async function allOrFirstError(parts: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find((part) => part.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** What has to be undone, last first; programs started together stop together. */
class ClosingSteps {
  readonly #steps: (() => void | Promise<void>)[] = [];
  #run: Promise<void> | null = null;

  add(step: () => void | Promise<void>): void {
    this.#steps.push(step);
  }

  run(): Promise<void> {
    this.#run ??= this.#runAll();
    return this.#run;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) await step();
  }
}
