import { isRecord } from '@talelantern/domain/stored/read-fields';
import { VERSION_PATH } from '../config/paths.ts';

/** The app's first script, whose name contains the build's hash; none in development. */
const CURRENT_SCRIPT = 'script[src^="/assets/"]';

/** Whether the host serves a different build than this page's. Never rejects: false if it cannot tell. */
export async function isOutdated(): Promise<boolean> {
  const current = document.querySelector(CURRENT_SCRIPT)?.getAttribute('src');
  if (!current) return false;
  try {
    const response = await fetch(VERSION_PATH, { cache: 'no-store' });
    const version: unknown = await response.json();
    const scripts = isRecord(version) ? version['scripts'] : null;
    return Array.isArray(scripts) && !scripts.includes(current);
  } catch {
    return false;
  }
}
