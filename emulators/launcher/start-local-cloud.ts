import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminEnvironment, appEnvironment, canReachGoogle, functionsUrl, PROJECT_ID } from './app-environment.ts';
import { buildAppIfChanged } from './build-app.ts';
import { ClosingSteps } from './closing-steps.ts';
import { exportRegularly, recoverExport } from './data-export.ts';
import { startEmulatorSuite } from './emulator-suite.ts';
import { findFirestoreEmulator } from './find-archives.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { createProfileFolders, emptyFolder, profileFolders, PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { functionsEnvironment, type FunctionsEnvironment } from './functions-environment.ts';
import type { GuardedProgram } from './guarded-program.ts';
import { endLeftovers } from './leftovers.ts';
import { assertPortsFree, portsFrom, type Ports } from './ports.ts';
import { takeRunLock } from './run-lock.ts';
import { callRegularly, startScheduledFunction } from './schedules.ts';
import { stageFunctions } from './stage-functions.ts';
import { standInUrls, startStandIns } from './stand-ins.ts';
import { startVite } from './vite-server.ts';

export type LocalCloudOptions = {
  /** Names the folder under .local; two clouds with different profiles and ports can run side by side. */
  readonly profile: string;
  /** The first of its ports (ports.ts). */
  readonly portBase: number;
  /** Whether data is read from the profile's folder at the start and written back, or starts empty and is forgotten. */
  readonly data: 'kept' | 'empty';
  /** Whether the scheduled function runs every minute. */
  readonly schedules: 'on' | 'off';
  /** The app as production serves it, the app with Vite's hot reload, or none. */
  readonly app: 'built' | 'hot' | 'none';
  /** Whether the buttons of Google and Apple are shown; `detect` shows them when Google can be reached. */
  readonly socialSignIn: 'on' | 'off' | 'detect';
  /** Wishes of the person, from the environment and .env: keys of real services and provider settings. */
  readonly wishes: NodeJS.ProcessEnv;
  /** A module that the functions' processes load before anything else. */
  readonly preload?: string;
  /** Takes one line of progress. */
  readonly say: (line: string) => void;
  /** Gives the start up half way. */
  readonly signal?: AbortSignal;
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
    /** Null when the real service is used. */
    readonly stripe: string | null;
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
 * or a build fails; the signal's reason when it was aborted. Nothing is left running then.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const folders = profileFolders(options.profile);
  const ports = portsFrom(options.portBase);
  const closing = new ClosingSteps();
  try {
    closing.add(takeRunLock(folders, addressOf(options, ports)));
    createProfileFolders(folders);
    await endLeftovers(folders, options.say);
    // Uploaded files of the last run: what is to survive lies in the data folder.
    emptyFolder(folders.temporary);
    closing.add(() => emptyFolder(folders.temporary));
    await assertPortsFree(ports);
    return await Promise.race([startParts(options, folders, ports, closing), rejectionBy(options.signal)]);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

function rejectionBy(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal?.reason as Error);
    if (signal?.aborted) refuse();
    signal?.addEventListener('abort', refuse, { once: true });
  });
}

function addressOf(options: LocalCloudOptions, ports: Ports): string {
  return `http://localhost:${options.app === 'hot' ? ports.vite : ports.hosting}`;
}

async function startParts(
  options: LocalCloudOptions,
  folders: ProfileFolders,
  ports: Ports,
  closing: ClosingSteps,
): Promise<LocalCloud> {
  const environment = functionsEnvironment(ports, options.wishes);
  const dataFolder = options.data === 'kept' ? join(folders.root, 'data') : null;
  const programs: GuardedProgram[] = [];
  const untilReady = (program: GuardedProgram) => {
    programs.push(program);
    closing.add(() => program.stop());
    return program.ready;
  };

  // Parts wait for nothing but what they need: the emulators take longest, the rest is done meanwhile.
  const startSuite = async () => {
    const hasFunctions = existsSync(join(PROJECT_ROOT, 'functions', 'src', 'index.ts'));
    if (hasFunctions) {
      const staging = await stageFunctions(folders.functions, environment, options.app === 'hot' ? 'watch' : 'once');
      closing.add(() => staging.stop());
    }
    if (dataFolder !== null) recoverExport(folders.root, dataFolder);
    const firestore = await findFirestoreEmulator();
    options.say(`Firestore emulator from ${firestore.origin}, on Java ${firestore.java.majorVersion}.`);
    writeFirebaseConfig(folders, ports, hasFunctions);
    await untilReady(
      startEmulatorSuite(folders, { firestore, dataFolder, hasFunctions, preload: options.preload ?? null }),
    );
  };
  const startApp = async (standIns: readonly string[]) => {
    if (options.app === 'none') return;
    const hasSocialSignIn = options.socialSignIn === 'detect' ? await canReachGoogle() : options.socialSignIn === 'on';
    const appValues = appEnvironment(ports, { standIns, hasSocialSignIn });
    if (options.app === 'hot') return untilReady(startVite(folders, ports.vite, appValues));
    const outcome = await buildAppIfChanged(folders.app, appValues, options.signal);
    if (outcome === 'built') options.say('The app is built.');
  };
  const startStandInsAndApp = async () => {
    const { wishes } = options;
    const isKept = dataFolder !== null;
    const started = await startStandIns({ folders, ports, wishes, environment, isKept, untilReady });
    if (started.includes('chimes'))
      options.say('Narration is a soft chime for every word: espeak-ng is not installed.');
    await startApp(started);
    return started;
  };
  const [standIns] = await Promise.all([startStandInsAndApp(), startSuite()]);
  if (options.schedules === 'on') {
    const addresses = { ...adminEnvironment(ports), ...environment.settings, ...environment.secrets };
    await untilReady(startScheduledFunction(folders, ports.sweep, addresses));
    const calling = callRegularly(ports.sweep);
    closing.add(() => calling.stop());
  }

  if (dataFolder !== null) {
    const saving = exportRegularly(ports.hub, dataFolder);
    closing.add(() => saving.stop());
  }
  let isStopping = false;
  return {
    projectId: PROJECT_ID,
    ports,
    urls: {
      app: addressOf(options, ports),
      functions: functionsUrl(ports),
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `http://127.0.0.1:${ports.firestore}`,
      storage: `http://127.0.0.1:${ports.storage}`,
      ...standInUrls(ports, options.wishes),
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
