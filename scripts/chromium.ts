import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runProgram } from './run-program.ts';

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this machine: CHROMIUM_PATH, one on PATH, or the one that Playwright installed; null if none. */
function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const pathCandidates = BROWSER_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...pathCandidates, chromium.executablePath()];
  return candidates.find((path) => path !== '' && isExecutable(path)) ?? null;
}

/** Installs it if necessary. @throws Error that says how to get one if it cannot be installed here. */
export async function installChromium(): Promise<string> {
  const present = findChromium();
  if (present !== null) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The browser tests need Chromium: installing it with apt-get…');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['-qq', 'update'], environment);
    await runProgram('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'chromium'], environment);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and it cannot be installed from here. Install it with your package manager, run\n' +
      'npx playwright-core install chromium, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
