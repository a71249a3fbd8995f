import type { SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import { DAY_MS } from '@talelantern/domain/time/day';
import { ANNOUNCED_SHUTDOWNS } from './announced-shutdowns.ts';

/** Alerts begin so long before a model's shutdown: enough time to choose, test and deploy a different model. */
const WARNING_DAYS = 90;
/** A default in the repository must work for this long, or `npm run models:check` fails. */
export const MIN_DAYS_FOR_DEFAULT = 60;

/** The vendor's shutdown date of a model ('yyyy-mm-dd'); null for none, 'gone' for an unknown model. */
export type AskVendor = (model: string) => Promise<string | null>;

export const GONE = 'gone';

export interface ModelReport {
  /** One line for each model whose shutdown is near or past. */
  lines: readonly string[];
  /** Days until the first shutdown; 0 when a model is gone, infinite without a known date. */
  daysLeft: number;
}

/** A dated snapshot that is not in the table is shut down with its model. */
const announcedShutdown = (model: string): string | undefined =>
  ANNOUNCED_SHUTDOWNS[model] ?? ANNOUNCED_SHUTDOWNS[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')];

/** The earlier of the shutdown dates in the project's table and, with `askVendor`, at the vendor. By setting. */
export async function checkModels(
  models: Readonly<Record<string, string>>,
  now: number,
  askVendor: AskVendor = async () => null,
): Promise<ModelReport> {
  const shutdowns = await Promise.all(
    Object.entries(models).map(async ([setting, model]) => {
      const dates = [announcedShutdown(model), await askVendor(model)].filter((date) => typeof date === 'string');
      return { setting, model, day: dates.includes(GONE) ? GONE : dates.toSorted()[0] };
    }),
  );
  const lines: string[] = [];
  let fewestDays = Number.POSITIVE_INFINITY;
  for (const { setting, model, day } of shutdowns) {
    if (day === undefined) continue;
    const daysLeft = day === GONE ? 0 : Math.max(0, Math.ceil((Date.parse(day) - now) / DAY_MS));
    fewestDays = Math.min(fewestDays, daysLeft);
    if (daysLeft > WARNING_DAYS) continue;
    lines.push(
      daysLeft === 0
        ? `${setting}: ${model} is gone${day === GONE ? '' : ` since ${day}`}. Configure another.`
        : `${setting}: ${model} ends on ${day}, in ${daysLeft} days. Choose another in time.`,
    );
  }
  return { lines, daysLeft: fewestDays };
}

/** The models that administrators chose, by the names of the settings that they override. */
export const chosenModels = ({ models }: Pick<SiteSettings, 'models'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(models).flatMap(([kind, model]) => (model === null ? [] : [[`${kind.toUpperCase()}_MODEL`, model]])),
  );
