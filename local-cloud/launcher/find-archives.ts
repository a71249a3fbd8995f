import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FIREBASE_TOOLS_JAVA, findJava, type Java } from './find-java.ts';
import { readMachineCache, updateMachineCache } from './machine-cache.ts';

const run = promisify(execFile);

/** The archive of the Firestore emulator: an installed one, or a download by firebase-tools. */
export type FirestoreEmulator = {
  readonly java: Java;
  /** Null when firebase-tools downloads the archive itself. */
  readonly archive: string | null;
  /** The Cloud CLI's archive does not specify a main class and needs the argument `start`. */
  readonly isWithoutMainClass: boolean;
  /** Where it was found, for the launcher's output. */
  readonly origin: string;
};

/** A program is missing; `message` tells the user what to do. */
class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError';
}

/** Returns the archive that the user set, an installed one, or a download. */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const java = findJava();
  if (java === null) throw new MissingProgramError(NO_JAVA);
  const configured = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (configured !== undefined && configured !== '') {
    if (!existsSync(configured))
      throw new MissingProgramError(`FIRESTORE_EMULATOR_BINARY_PATH: there is no ${configured}`);
    return describeEmulator(java, configured, 'FIRESTORE_EMULATOR_BINARY_PATH');
  }
  const cached = java.majorVersion >= FIREBASE_TOOLS_JAVA ? newestInCache('cloud-firestore-emulator-v') : null;
  if (cached !== null) return describeEmulator(java, cached, "firebase-tools' cache");
  const component = await findCloudCliArchive();
  if (component !== null) return describeEmulator(java, component, 'the Google Cloud CLI');
  if (java.majorVersion >= FIREBASE_TOOLS_JAVA && (await canDownload())) {
    return { java, archive: null, isWithoutMainClass: false, origin: 'a download by firebase-tools (130 MB, once)' };
  }
  throw new MissingProgramError(NO_ARCHIVE);
}

/** Google's Storage rules runtime in firebase-tools' cache; null if our own must be used. */
export function findStorageRulesRuntime(): string | null {
  return newestInCache('cloud-storage-rules-runtime-v');
}

async function describeEmulator(java: Java, archive: string, origin: string): Promise<FirestoreEmulator> {
  return { java, archive, isWithoutMainClass: await lacksMainClass(java, archive), origin };
}

async function lacksMainClass(java: Java, archive: string): Promise<boolean> {
  const rememberedClass = readMachineCache().mainClass;
  if (rememberedClass?.archive === archive) return rememberedClass.isMissing;
  const isMissing = await run(java.program, ['-jar', archive, '--help'], { timeout: 20_000 }).then(
    () => false,
    (error: { stderr?: string }) => error.stderr?.includes('no main manifest attribute') ?? false,
  );
  updateMachineCache({ mainClass: { archive, isMissing } });
  return isMissing;
}

async function findCloudCliArchive(): Promise<string | null> {
  const root = readMachineCache().cloudCliRoot ?? (await askCloudCli());
  if (root === null) return null;
  const archive = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  if (!existsSync(archive)) return null;
  updateMachineCache({ cloudCliRoot: root });
  return archive;
}

async function askCloudCli(): Promise<string | null> {
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 120_000 });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

function newestInCache(prefix: string): string | null {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.jar'));
  const newest = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : join(folder, newest);
}

async function canDownload(): Promise<boolean> {
  try {
    await fetch('https://storage.googleapis.com/', { method: 'HEAD', signal: AbortSignal.timeout(4000) });
    return true;
  } catch {
    return false;
  }
}

const NO_JAVA = `Talelantern's local cloud needs Java 21 or newer (17 with the Google Cloud CLI's Firestore emulator), and none was found.
On Debian or Ubuntu: apt-get install -y default-jre-headless. Elsewhere: https://adoptium.net. Then set JAVA_HOME or put java on PATH.`;

const NO_ARCHIVE = `Google's Firestore emulator was not found and cannot be downloaded from here. Any one of these is enough:
  1. set FIRESTORE_EMULATOR_BINARY_PATH to a cloud-firestore-emulator .jar file;
  2. with internet and Java 21 or newer, run: npx firebase setup:emulators:firestore
  3. install the Google Cloud CLI's component: gcloud components install cloud-firestore-emulator
     (with the Debian package of the CLI: apt-get install -y google-cloud-cli-firestore-emulator).`;
