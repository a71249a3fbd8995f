import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file that an export writes last, so it marks a complete one. */
const METADATA = 'firebase-export-metadata.json';
const PARTIAL_EXPORT = /^firebase-export-\d/;

/**
 * An export deletes the old folder and renames the new one. After a kill in between, the complete export still has its
 * temporary name: this uses it, and deletes partial exports.
 */
export function recoverExport(workingFolder: string, dataFolder: string): void {
  const leftovers = readdirSync(workingFolder)
    .filter((name) => PARTIAL_EXPORT.test(name))
    .map((name) => join(workingFolder, name));
  if (!existsSync(join(dataFolder, METADATA))) {
    rmSync(dataFolder, { recursive: true, force: true });
    const completeExport = leftovers.find((folder) => existsSync(join(folder, METADATA)));
    if (completeExport !== undefined) renameSync(completeExport, dataFolder);
  }
  for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
}

const EXPORT_INTERVAL_MS = 60_000;

/** Saves all data every minute, which limits the loss after a crash. The stop waits for a running save. */
export function exportRegularly(hubPort: number, dataFolder: string): { stop(): Promise<void> } {
  let runningExport = Promise.resolve();
  const timer = setInterval(() => {
    runningExport = runningExport.then(() => exportData(hubPort, dataFolder)).catch(() => {});
  }, EXPORT_INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await runningExport;
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
