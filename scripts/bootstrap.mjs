/**
 * The first program of every npm script. Plain JavaScript without dependencies, for Node 18 and newer: finds a Node 24,
 * installs the locked packages, and runs the actual script.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The oldest release of the one major version that the functions run on and every package admits. */
const [MAJOR, MINOR] = [24, 15];
const NODE_PATH_FILE = join(ROOT, '.cache', 'node24-path');

const [name = '', ...args] = process.argv.slice(2);
const script = join(ROOT, 'scripts', `${name.replace(':', '-')}.ts`);
if (!existsSync(script)) {
  console.error(`There is no script '${name}'.`);
  process.exit(1);
}

const node = await findNode();
const environment = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
await install();
process.exit(await run(node, [script, ...args], environment));

/** The path of a fitting Node: this one, the one found earlier, or one that npm downloads. */
async function findNode() {
  if (fits(process.versions.node)) return process.execPath;
  const knownPath = existsSync(NODE_PATH_FILE) ? readFileSync(NODE_PATH_FILE, 'utf8') : '';
  if (knownPath !== '' && existsSync(knownPath)) return knownPath;
  console.log(
    `Talelantern needs Node ${MAJOR} (${MAJOR}.${MINOR} or newer) and this is ${process.versions.node}: fetching it with npx…`,
  );
  // Runs install scripts, because the package `node` fetches its program in one; `.npmrc` switches them off for ours.
  const npxArgs = ['-y', '--ignore-scripts=false', '-p', `node@${MAJOR}`, 'node', '-p'];
  const printed = await output('npx', [...npxArgs, '[process.versions.node, process.execPath].join(" ")']);
  const [version = '', found = ''] = printed.trim().split(/ (.*)/);
  if (!fits(version)) {
    console.error(`Node ${MAJOR} could not be fetched. Install it from https://nodejs.org and try again.`);
    process.exit(1);
  }
  mkdirSync(dirname(NODE_PATH_FILE), { recursive: true });
  writeFileSync(NODE_PATH_FILE, found);
  return found;
}

function fits(version) {
  const [major, minor] = version.split('.').map(Number);
  return major === MAJOR && minor >= MINOR;
}

/** Runs `npm ci` unless the installed packages match the lockfile. */
async function install() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json with npm ci; this takes a few minutes…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], environment);
  if (code === 0) return;
  console.error('npm ci failed; see its message above.');
  process.exit(code);
}

function isInstalled() {
  const installedLockfile = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLockfile)) return false;
  const installed = readPackages(installedLockfile);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(([path, expectedPackage]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Only optional packages may be missing: those for other systems are not installed.
    return found === undefined
      ? isOptional(expectedPackage)
      : found.version === expectedPackage.version && found.integrity === expectedPackage.integrity;
  });
}

function isOptional(entry) {
  return entry.optional === true || entry.devOptional === true;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Runs a program in this terminal and forwards signals. Returns its exit code, or 128 + signal as shells do. */
function run(command, commandArgs, env) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { cwd: ROOT, env, stdio: 'inherit' });
    // Ctrl-C and closing the terminal reach the whole foreground group, so only wait for the child. SIGTERM reaches one
    // process and is forwarded.
    process.on('SIGINT', () => {});
    process.on('SIGHUP', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function output(command, commandArgs) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', () => resolve(''));
    child.on('exit', () => resolve(text));
  });
}
