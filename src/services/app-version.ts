import { isRecord, readText } from '@talelantern/domain/stored/read-fields';

interface VersionDependencies {
  fetch: typeof fetch;
  /** The app's first script on this page; null where it was not built. */
  ownScript: string | null;
}

/** A file of our own origin that no cache keeps. It names the first script, which every change of the app renames. */
const VERSION_ADDRESS = '/version.json';

/** Asks the host whether it has another app than this page runs. Never rejects: without an answer it has not. */
export function createVersionCheck({ fetch, ownScript }: VersionDependencies): () => Promise<boolean> {
  return async () => {
    if (ownScript === null) return false;
    try {
      const response = await fetch(VERSION_ADDRESS, { cache: 'no-store' });
      const version: unknown = await response.json();
      const script = isRecord(version) ? readText(version['script']) : '';
      return script !== '' && script !== ownScript;
    } catch {
      return false;
    }
  };
}
