import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export type Java = { readonly program: string; readonly majorVersion: number };

/** The oldest Java that runs the Cloud CLI's archive. */
const OLDEST_JAVA = 17;
/** The version that firebase-tools requires and its archives are built for. */
export const FIREBASE_TOOLS_JAVA = 21;

/**
 * Returns the newest Java of JAVA_HOME, PATH and the JDKs next to it; a JAVA_HOME that is new enough for
 * firebase-tools wins.
 */
export function findJava(environment: NodeJS.ProcessEnv = process.env): Java | null {
  const fromJavaHome = environment['JAVA_HOME'] === undefined ? null : readJava(environment['JAVA_HOME']);
  if (fromJavaHome !== null && fromJavaHome.majorVersion >= FIREBASE_TOOLS_JAVA) return fromJavaHome;
  const homeFromPath = homeOnPath(environment['PATH'] ?? '');
  const siblingFolders = homeFromPath === null ? [] : foldersIn(dirname(homeFromPath));
  const homes = [...(homeFromPath === null ? [] : [homeFromPath]), ...siblingFolders, ...commonJavaHomes()];
  const installations = homes.flatMap((home) => readJava(home) ?? []);
  if (fromJavaHome !== null) installations.push(fromJavaHome);
  const usable = installations.filter(({ majorVersion }) => majorVersion >= OLDEST_JAVA);
  return usable.toSorted((a, b) => b.majorVersion - a.majorVersion)[0] ?? null;
}

function commonJavaHomes(): string[] {
  return [
    ...foldersIn('/usr/lib/jvm'),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents', 'Home')),
    ...foldersIn(join(homedir(), '.sdkman', 'candidates', 'java')),
    '/opt/homebrew/opt/openjdk',
    '/usr/local/opt/openjdk',
  ];
}

function homeOnPath(path: string): string | null {
  const program = path
    .split(delimiter)
    .map((folder) => join(folder, 'java'))
    .find(existsSync);
  return program === undefined ? null : dirname(dirname(realpathSync(program)));
}

function readJava(home: string): Java | null {
  const program = join(home, 'bin', 'java');
  if (!existsSync(program)) return null;
  const version = versionInReleaseFile(home) ?? versionFromProgram(program);
  // Before Java 9, the major version came second: "1.8.0".
  const majorVersion = Number(version?.replace(/^1\./, '').match(/^\d+/)?.[0] ?? 0);
  return majorVersion === 0 ? null : { program, majorVersion };
}

function versionInReleaseFile(home: string): string | null {
  try {
    return readFileSync(join(home, 'release'), 'utf8').match(/^JAVA_VERSION="([^"]+)"/m)?.[1] ?? null;
  } catch {
    return null;
  }
}

function versionFromProgram(program: string): string | null {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 }).match(/\d[\d.]*/)?.[0] ?? null;
  } catch {
    return null;
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
