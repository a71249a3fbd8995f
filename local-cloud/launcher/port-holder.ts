import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING_STATE = '0A';

/** Describes the program that listens on a port: "process 4711 (node server.js)". */
export function describePortHolder(port: number): string {
  const pid = pidFromProc(port) ?? pidFromLsof(port);
  if (pid === null) return 'another program';
  const command = commandOf(pid);
  return command === null ? `process ${pid}` : `process ${pid} (${command})`;
}

function pidFromProc(port: number): number | null {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port));
  if (inodes.length === 0) return null;
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  const pids = namesIn('/proc').filter((name) => /^\d+$/.test(name));
  const holder = pids.find((pid) => openLinks(pid).some((link) => links.has(link)));
  return holder === undefined ? null : Number(holder);
}

/** Columns of /proc/net/tcp (proc(5)): 1 local address:port in hex, 3 state, 9 inode. */
function listeningInodes(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return readLines(table)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === LISTENING_STATE)
    .flatMap((columns) => columns[9] ?? []);
}

function openLinks(pid: string): string[] {
  return namesIn(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });
}

function pidFromLsof(port: number): number | null {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = Number(output.split('\n')[0]);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function commandOf(pid: number): string | null {
  const commandLine = readLines(`/proc/${pid}/cmdline`).join(' ').split('\0').join(' ').trim();
  if (commandLine !== '') return commandLine.length > 100 ? `${commandLine.slice(0, 100)}…` : commandLine;
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
