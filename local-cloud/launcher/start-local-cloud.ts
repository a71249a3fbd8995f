import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminEnvironment, appEnvironment, canSignInWithGoogle, functionsUrl, PROJECT_ID } from './app-environment.ts';
import { buildAppIfChanged } from './build-app.ts';
import { CleanupSteps } from './cleanup-steps.ts';
import { exportRegularly, recoverExport } from './data-export.ts';
import { startEmulatorSuite } from './emulator-suite.ts';
import { findFirestoreEmulator } from './find-archives.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { createProfileFolders, emptyFolder, profileFolders, PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { functionsEnvironment, type FunctionsEnvironment } from './functions-environment.ts';
import type { GuardedProgram } from './guarded-program.ts';
import { endStaleProcesses } from './stale-processes.ts';
import { assertPortsFree, portsFrom, type Ports } from './ports.ts';
import { acquireRunLock } from './run-lock.ts';
import { callRegularly, startScheduledFunction } from './schedules.ts';
import { stageFunctions } from './stage-functions.ts';
import { standInUrls, startStandIns } from './stand-ins.ts';
import { startVite } from './vite-server.ts';

export type LocalCloudOptions = {
  /** Names the folder under .local; two clouds with different profiles and ports can run side by side. */
  readonly profile: string;
  /** The first port (ports.ts). */
  readonly portBase: number;
  readonly data: 'kept' | 'empty';
  readonly schedules: 'on' | 'off';
  /**
   * The caller serves the HTTPS functions at `ports.functions`, in one process; the emulator, which starts a process
   * for each function, then serves only triggers and Hosting.
   */
  readonly isServingFunctions?: boolean;
  /** The app as production serves it, with Vite's hot reload, or no app. */
  readonly app: 'built' | 'hot' | 'none';
  /** Whether sign-in with Google and Apple is offered; `detect`: if Google can be reached. */
  readonly socialSignIn: 'on' | 'off' | 'detect';
  readonly userEnvironment: NodeJS.ProcessEnv;
  /** A module that the functions' processes load first. */
  readonly preload?: string;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
};

export type LocalCloud = {
  readonly projectId: string;
  readonly ports: Ports;
  readonly urls: {
    readonly app: string;
    /** The functions' base URL; a function is at `<base>/generateStory`. */
    readonly functions: string;
    readonly auth: string;
    readonly firestore: string;
    readonly storage: string;
    readonly openai: string | null;
    readonly stripe: string | null;
  };
  readonly adminEnvironment: Readonly<Record<string, string>>;
  readonly functionsEnvironment: FunctionsEnvironment;
  /** The staged functions: package.json and lib/main.cjs. */
  readonly functionsFolder: string;
  readonly standIns: readonly string[];
  readonly logFolder: string;
  /** Settles with the name of a program that ended unexpectedly. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts the whole cloud on this machine and waits until it responds. @throws PortTakenError, AlreadyRunningError,
 * MissingProgramError with a message for the user; Error when a program or a build fails; the signal's reason when
 * aborted. Stops everything it has started before it throws.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const folders = profileFolders(options.profile);
  const ports = portsFrom(options.portBase);
  const cleanup = new CleanupSteps();
  try {
    cleanup.add(acquireRunLock(folders, appUrlOf(options, ports)));
    createProfileFolders(folders);
    await endStaleProcesses(folders, options.print);
    // Deletes files uploaded in the last run; files to keep are in the data folder.
    emptyFolder(folders.temporary);
    cleanup.add(() => emptyFolder(folders.temporary));
    await assertPortsFree(ports);
    return await Promise.race([startServices(options, folders, ports, cleanup), rejectOnAbort(options.signal)]);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const rejectWithReason = () => reject(signal?.reason as Error);
    if (signal?.aborted) rejectWithReason();
    signal?.addEventListener('abort', rejectWithReason, { once: true });
  });
}

function appUrlOf(options: LocalCloudOptions, ports: Ports): string {
  return `http://localhost:${options.app === 'hot' ? ports.vite : ports.hosting}`;
}

async function startServices(
  options: LocalCloudOptions,
  folders: ProfileFolders,
  ports: Ports,
  cleanup: CleanupSteps,
): Promise<LocalCloud> {
  const environment = functionsEnvironment(ports, options.userEnvironment);
  const dataFolder = options.data === 'kept' ? join(folders.root, 'data') : null;
  const programs: GuardedProgram[] = [];
  const waitUntilReady = (program: GuardedProgram) => {
    programs.push(program);
    cleanup.add(() => program.stop());
    return program.ready;
  };

  // The emulators take longest, so everything else starts at the same time.
  const startSuite = async () => {
    const hasFunctions = existsSync(join(PROJECT_ROOT, 'functions', 'src', 'index.ts'));
    if (hasFunctions) {
      const staging = await stageFunctions(folders.functions, environment, options.app === 'hot' ? 'watch' : 'once');
      cleanup.add(() => staging.stop());
    }
    if (dataFolder !== null) recoverExport(folders.root, dataFolder);
    const firestore = await findFirestoreEmulator();
    options.print(`Firestore emulator from ${firestore.origin}, on Java ${firestore.java.majorVersion}.`);
    const functionsPort = options.isServingFunctions ? ports.triggers : ports.functions;
    writeFirebaseConfig(folders, ports, { hasFunctions, functionsPort });
    await waitUntilReady(
      startEmulatorSuite(folders, { firestore, dataFolder, hasFunctions, preload: options.preload ?? null }),
    );
  };
  const startApp = async (standIns: readonly string[]) => {
    if (options.app === 'none') return;
    const { socialSignIn, userEnvironment } = options;
    const hasSocialSignIn =
      socialSignIn === 'detect' ? await canSignInWithGoogle(userEnvironment) : socialSignIn === 'on';
    const appValues = appEnvironment(ports, { standIns, hasSocialSignIn });
    if (options.app === 'hot') return waitUntilReady(startVite(folders, ports.vite, appValues));
    const outcome = await buildAppIfChanged(folders.app, appValues, options.signal);
    if (outcome === 'built') options.print('The app is built.');
  };
  const startStandInsAndApp = async () => {
    const { userEnvironment } = options;
    const isKept = dataFolder !== null;
    const startedStandIns = await startStandIns({
      folders,
      ports,
      userEnvironment,
      environment,
      isKept,
      waitUntilReady,
    });
    if (startedStandIns.includes('chimes'))
      options.print('Narration is a soft chime for every word: espeak-ng is not installed.');
    await startApp(startedStandIns);
    return startedStandIns;
  };
  const [standIns] = await Promise.all([startStandInsAndApp(), startSuite()]);
  if (options.schedules === 'on') {
    const values = { ...adminEnvironment(ports), ...environment.settings, ...environment.secrets };
    await waitUntilReady(startScheduledFunction(folders, ports.sweep, values));
    const scheduledCalls = callRegularly(ports.sweep);
    cleanup.add(() => scheduledCalls.stop());
  }

  if (dataFolder !== null) {
    const regularExport = exportRegularly(ports.hub, dataFolder);
    cleanup.add(() => regularExport.stop());
  }
  let isStopping = false;
  return {
    projectId: PROJECT_ID,
    ports,
    urls: {
      app: appUrlOf(options, ports),
      functions: functionsUrl(ports),
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `http://127.0.0.1:${ports.firestore}`,
      storage: `http://127.0.0.1:${ports.storage}`,
      ...standInUrls(ports, options.userEnvironment),
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
      await cleanup.run();
    },
  };
}
