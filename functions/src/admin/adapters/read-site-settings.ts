import {
  AS_CONFIGURED,
  siteSettingsSchema,
  type SiteSettings,
} from '@talelantern/domain/contracts/admin/site-settings';
import { isRecord, readRecord, type StoredData } from '@talelantern/domain/stored/read-fields';

const UNSET: StoredData = AS_CONFIGURED;

/**
 * Reads each setting alone, so that a missing, invalid or unknown one does not unset the others. A missing or invalid
 * one is as configured; `ignored` are the paths of the invalid ones, such as `starts.perMinute`.
 */
export function readSiteSettings(data: StoredData = {}): { settings: SiteSettings; ignored: string[] } {
  const settings: Record<string, unknown> = { ...UNSET, ...data };
  for (const group of ['spendCapMicros', 'starts', 'models'] as const) {
    if (isRecord(settings[group])) settings[group] = { ...AS_CONFIGURED[group], ...settings[group] };
  }
  const paths = siteSettingsSchema.safeParse(settings).error?.issues.map(({ path }) => path.map(String)) ?? [];
  for (const [group = '', key] of paths) {
    settings[group] = key === undefined ? UNSET[group] : { ...readRecord(settings[group]), [key]: null };
  }
  return { settings: siteSettingsSchema.parse(settings), ignored: paths.map((path) => path.join('.')) };
}
