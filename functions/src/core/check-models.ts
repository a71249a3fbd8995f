import { DAY_MS } from '@talelantern/domain/time/day';
import { ANNOUNCED_SHUTDOWNS } from './announced-shutdowns.ts';

/** Enough time to choose, test and deploy another. */
const WARNING_DAYS = 90;
/** A default in the repository must work for this long, or `npm run models:check` fails. */
export const MIN_DAYS_OF_DEFAULT = 60;

/** The vendor's last day of a model ('yyyy-mm-dd'); null for none, 'gone' for an unknown model. */
export type AskVendor = (model: string) => Promise<string | null>;

export const GONE = 'gone';

export interface ModelReport {
  /** One line for each model that ends soon or is gone. */
  lines: readonly string[];
  /** Days until the first of the models ends; 0 when one is gone, infinite without a known end. */
  daysLeft: number;
}

/** A dated snapshot that is not in the table ends with its model. */
const announcedEnd = (model: string): string | undefined =>
  ANNOUNCED_SHUTDOWNS[model] ?? ANNOUNCED_SHUTDOWNS[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')];

/** By the project's table and, with `askVendor`, the vendor; the earlier date counts. `models` by their setting. */
export async function checkModels(
  models: Readonly<Record<string, string>>,
  now: number,
  askVendor: AskVendor = async () => null,
): Promise<ModelReport> {
  const ends = await Promise.all(
    Object.entries(models).map(async ([setting, model]) => {
      const dates = [announcedEnd(model), await askVendor(model)].filter((date) => typeof date === 'string');
      return { setting, model, end: dates.includes(GONE) ? GONE : dates.toSorted()[0] };
    }),
  );
  const lines: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { setting, model, end } of ends) {
    if (end === undefined) continue;
    const daysLeft = end === GONE ? 0 : Math.max(0, Math.ceil((Date.parse(end) - now) / DAY_MS));
    least = Math.min(least, daysLeft);
    if (daysLeft > WARNING_DAYS) continue;
    lines.push(
      daysLeft === 0
        ? `${setting}: ${model} is gone${end === GONE ? '' : ` since ${end}`}. Configure another.`
        : `${setting}: ${model} ends on ${end}, in ${daysLeft} days. Choose another in time.`,
    );
  }
  return { lines, daysLeft: least };
}
