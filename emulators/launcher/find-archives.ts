import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JAVA_OF_FIREBASE_TOOLS, findJava, type Java } from './find-java.ts';
import { readMemory, remember } from './memory.ts';

const run = promisify(execFile);

/** What the Firestore emulator is started with: an archive of Google's, or one that firebase-tools will download. */
export type FirestoreEmulator = {
  readonly java: Java;
  /** Null when firebase-tools downloads the archive itself. */
  readonly archive: string | null;
  /** The Cloud CLI's archive names no main class and wants the command `start`. */
  readonly isWithoutMainClass: boolean;
  /** For the terminal: where it was found. */
  readonly origin: string;
};

/** The machine lacks something; `message` tells the person what to do. */
export class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError';
}

/** The order is the one of the launcher's documentation: the person's wish, what is on disk, a download. */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const java = findJava();
  if (java === null) throw new MissingProgramError(NO_JAVA);
  const wished = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (wished !== undefined && wished !== '') {
    if (!existsSync(wished)) throw new MissingProgramError(`FIRESTORE_EMULATOR_BINARY_PATH: there is no ${wished}`);
    return withArchive(java, wished, 'FIRESTORE_EMULATOR_BINARY_PATH');
  }
  const cached = java.majorVersion >= JAVA_OF_FIREBASE_TOOLS ? newestInCache('cloud-firestore-emulator-v') : null;
  if (cached !== null) return withArchive(java, cached, "firebase-tools' cache");
  const component = await findCloudCliArchive();
  if (component !== null) return withArchive(java, component, 'the Google Cloud CLI');
  if (java.majorVersion >= JAVA_OF_FIREBASE_TOOLS && (await canDownload())) {
    return { java, archive: null, isWithoutMainClass: false, origin: 'a download by firebase-tools (130 MB, once)' };
  }
  throw new MissingProgramError(NO_ARCHIVE);
}

/** Google's runtime for Storage rules in firebase-tools' cache, or null: then ours stands in. */
export function findStorageRulesRuntime(): string | null {
  return newestInCache('cloud-storage-rules-runtime-v');
}

async function withArchive(java: Java, archive: string, origin: string): Promise<FirestoreEmulator> {
  return { java, archive, isWithoutMainClass: await lacksMainClass(java, archive), origin };
}

async function lacksMainClass(java: Java, archive: string): Promise<boolean> {
  const known = readMemory().mainClass;
  if (known?.archive === archive) return known.isMissing;
  const isMissing = await run(java.program, ['-jar', archive, '--help'], { timeout: 20_000 }).then(
    () => false,
    (error: { stderr?: string }) => error.stderr?.includes('no main manifest attribute') ?? false,
  );
  remember({ mainClass: { archive, isMissing } });
  return isMissing;
}

async function findCloudCliArchive(): Promise<string | null> {
  const root = readMemory().cloudCliRoot ?? (await askCloudCli());
  if (root === null) return null;
  const archive = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  if (!existsSync(archive)) return null;
  remember({ cloudCliRoot: root });
  return archive;
}

async function askCloudCli(): Promise<string | null> {
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 30_000 });
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
