import { isRecord } from '@talelantern/domain/stored/read-fields';
import { VERSION_PATH } from '../../config/paths.ts';

/**
 * Whether the host serves another version than this page. Never rejects: false if it cannot tell.
 * @param currentScript address of the app's first script on this page; null in development
 */
export async function hasOtherVersion(currentScript: string | null, ask = fetch): Promise<boolean> {
  if (currentScript === null) return false;
  try {
    const response = await ask(VERSION_PATH, { cache: 'no-store' });
    const version: unknown = await response.json();
    const scripts = isRecord(version) ? version['scripts'] : null;
    return Array.isArray(scripts) && !scripts.includes(currentScript);
  } catch {
    return false;
  }
}
