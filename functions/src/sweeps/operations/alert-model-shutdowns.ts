import { DAY_MS } from '@talelantern/domain/time/day';
import type { SettingsStore } from '../../admin/ports/ports.ts';
import { checkModels, chosenModels } from '../../core/check-models.ts';
import type { Log } from '../../core/log.ts';
import { isFirstSweepOf } from './first-sweep.ts';

const WEEK_MS = 7 * DAY_MS;

interface ModelShutdownsDeps {
  settingsStore: Pick<SettingsStore, 'read'>;
  /** Models by the name of their setting. */
  configuredModels: Readonly<Record<string, string>>;
  log: Log;
}

/** Once a week, in one line: a second one would not be mailed. Returns the number of models. `now` in ms. */
export async function alertModelShutdowns(
  { settingsStore, configuredModels, log }: ModelShutdownsDeps,
  now: number,
): Promise<number> {
  if (!isFirstSweepOf(WEEK_MS, now)) return 0;
  const { settings } = await settingsStore.read();
  const { lines } = await checkModels({ ...configuredModels, ...chosenModels(settings) }, now);
  if (lines.length > 0) log('alert', 'model_ends_soon', { reason: lines.join('\n') });
  return lines.length;
}
