import { ANNOUNCED_SHUTDOWNS } from './announced-shutdowns.ts';

const DAY_MS = 86_400_000;
/** Long enough to choose another model, try it and deploy it. */
const WARN_DAYS = 90;

/** What the vendor itself says about a model: its last day ('yyyy-mm-dd'), null for none, 'gone' where it has no such model. */
export type AskVendor = (model: string) => Promise<string | null>;

export const GONE = 'gone';

export interface ModelReport {
  /** One line for each model that ends soon, and one for each that is gone. */
  lines: readonly string[];
  /** Whether a model that is configured answers no more. */
  isAnyGone: boolean;
}

/**
 * Whether the configured models go on living at `now` (ms), by the project's own table and, with `askVendor`, by the
 * vendor's word, whichever is earlier.
 * @param models by the name of the setting that names each
 */
export async function checkModels(
  models: Readonly<Record<string, string>>,
  now: number,
  askVendor: AskVendor = async () => null,
): Promise<ModelReport> {
  const ends = await Promise.all(
    Object.entries(models).map(async ([setting, model]) => {
      const dates = [ANNOUNCED_SHUTDOWNS[model], await askVendor(model)].filter((date) => typeof date === 'string');
      return { setting, model, end: dates.includes(GONE) ? GONE : dates.toSorted()[0] };
    }),
  );
  const lines: string[] = [];
  let isAnyGone = false;
  for (const { setting, model, end } of ends) {
    if (end === undefined) continue;
    const daysLeft = end === GONE ? 0 : Math.ceil((Date.parse(end) - now) / DAY_MS);
    if (daysLeft > WARN_DAYS) continue;
    const isGone = daysLeft <= 0;
    isAnyGone ||= isGone;
    lines.push(
      isGone
        ? `${setting}: ${model} is gone${end === GONE ? '' : ` since ${end}`}. Configure another model.`
        : `${setting}: ${model} ends on ${end}, in ${daysLeft} days. Choose another model in time.`,
    );
  }
  return { lines, isAnyGone };
}
