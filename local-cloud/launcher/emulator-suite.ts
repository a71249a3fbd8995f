import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ID } from './app-environment.ts';
import { findStorageRulesRuntime, type FirestoreEmulator } from './find-archives.ts';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import { startGuarded, type GuardedProgram } from './guarded-program.ts';

/** Time limit of a start, long enough for a first one that downloads an archive. */
const READY_WITHIN_MS = 300_000;
/** Time limit of a stop, long enough for the export of all data. */
const STOP_WITHIN_MS = 20_000;

export type SuiteOptions = {
  readonly firestore: FirestoreEmulator;
  /** Null to start empty and save nothing. */
  readonly dataFolder: string | null;
  readonly hasFunctions: boolean;
  /** A module that the functions' processes load first; null for none. */
  readonly preload: string | null;
};

/** Starts firebase-tools' emulators with the profile's firebase.json (firebase-config.ts). */
export function startEmulatorSuite(folders: ProfileFolders, options: SuiteOptions): GuardedProgram {
  const { dataFolder, hasFunctions } = options;
  const emulators = ['auth', 'firestore', 'hosting', 'storage', ...(hasFunctions ? ['functions'] : [])];
  return startGuarded(folders, {
    name: 'emulators',
    command: process.execPath,
    args: [
      join(PROJECT_ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--non-interactive',
      `--config=${join(folders.root, 'firebase.json')}`,
      `--only=${emulators.join(',')}`,
      `--project=${PROJECT_ID}`,
      ...(dataFolder === null ? [] : [`--export-on-exit=${dataFolder}`]),
      ...(dataFolder !== null && existsSync(dataFolder) ? [`--import=${dataFolder}`] : []),
    ],
    folder: folders.root,
    environment: suiteEnvironment(folders, options),
    readyText: 'All emulators ready',
    readyWithinMs: READY_WITHIN_MS,
    graceMs: STOP_WITHIN_MS,
  });
}

function suiteEnvironment(folders: ProfileFolders, { firestore, preload }: SuiteOptions): NodeJS.ProcessEnv {
  const storageRulesRuntime = findStorageRulesRuntime();
  const environment: NodeJS.ProcessEnv = { ...process.env };
  // The settings of a test runner must not reach the emulators and functions.
  for (const name of Object.keys(environment))
    if (/^(VITEST|NODE_ENV|NODE_OPTIONS|OPENAI_)/.test(name)) delete environment[name];
  if (firestore.archive !== null)
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = placeholder(folders, 'firestore-emulator');
  if (storageRulesRuntime === null)
    environment['STORAGE_EMULATOR_BINARY_PATH'] = placeholder(folders, 'storage-rules-runtime');
  return {
    ...environment,
    PATH: [join(PROJECT_ROOT, 'local-cloud', 'java'), environment['PATH']].join(delimiter),
    TALELANTERN_NODE: process.execPath,
    TALELANTERN_JAVA: firestore.java.program,
    TALELANTERN_JAVA_VERSION: String(firestore.java.majorVersion),
    TALELANTERN_FIRESTORE_ARCHIVE: firestore.archive ?? '',
    TALELANTERN_FIRESTORE_MAIN_CLASS: firestore.isWithoutMainClass ? CLOUD_CLI_MAIN_CLASS : '',
    TALELANTERN_STORAGE_RULES: join(PROJECT_ROOT, 'local-cloud', 'storage-rules', 'main.ts'),
    // firebase-tools keeps uploaded files and the URL of its only running suite here: two suites must not share it.
    TMPDIR: folders.temporary,
    // Isolates the emulators from the user's Firebase login, settings and usage statistics.
    XDG_CONFIG_HOME: join(folders.root, 'config'),
    METADATA_SERVER_DETECTION: 'none',
    // Loading its thousand modules is faster from compiled code.
    NODE_COMPILE_CACHE: join(PROJECT_ROOT, '.cache', 'node'),
    // Reads the list of functions from a file instead of from a port.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // Limits the processes, because each parallel call starts one that keeps running.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    // Set here for the functions, which inherit the environment of firebase-tools.
    ...(preload === null ? {} : { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` }),
  };
}

const CLOUD_CLI_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** firebase-tools changes the mode of the given archive; the real one may belong to root. */
function placeholder(folders: ProfileFolders, name: string): string {
  const file = join(folders.java, name);
  writeFileSync(file, 'Stands for the program that local-cloud/java/java starts.\n');
  return file;
}
