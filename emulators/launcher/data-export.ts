import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Written last by an export, so its presence says that the export is whole. */
const METADATA = 'firebase-export-metadata.json';
const HALF_DONE = /^firebase-export-\d/;

/**
 * An export replaces the old folder by deleting it and renaming the new one. A run that was killed in between leaves the
 * whole new export under its temporary name: take it; then clear half exports away.
 */
export function recoverExport(workingFolder: string, dataFolder: string): void {
  const leftovers = readdirSync(workingFolder)
    .filter((name) => HALF_DONE.test(name))
    .map((name) => join(workingFolder, name));
  if (!existsSync(join(dataFolder, METADATA))) {
    rmSync(dataFolder, { recursive: true, force: true });
    const whole = leftovers.find((folder) => existsSync(join(folder, METADATA)));
    if (whole !== undefined) renameSync(whole, dataFolder);
  }
  for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
}

const EXPORT_EVERY_MS = 60_000;

/** Saves all data every minute, so that a killed machine loses no more. The stop waits for a save under way. */
export function exportRegularly(hubPort: number, dataFolder: string): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(() => exportData(hubPort, dataFolder)).catch(() => {});
  }, EXPORT_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** @throws Error when the emulators refuse or are gone. */
export async function exportData(hubPort: number, dataFolder: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: dataFolder, initiatedBy: 'talelantern' }),
  });
  if (!response.ok) throw new Error(`The data could not be saved: ${await response.text()}`);
}
