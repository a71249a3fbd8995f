/** One measured line of docs/benchmarks.md. */
export interface Figure {
  what: string;
  /** The measured value with its unit. */
  measured: string;
  /** The budget in docs/architecture.md#budgets; empty where there is none. */
  budget: string;
}

/** The value below which `fraction` (0-1) of the sample lies. */
export function quantile(sample: readonly number[], fraction: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);

/** 'median 12 ms, p95 30 ms (min 9, max 41, n 200)'. */
export function spread(sample: readonly number[], unit: string): string {
  const round = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
  const [low, high] = [Math.min(...sample), Math.max(...sample)];
  return `median ${round(median(sample))} ${unit}, p95 ${round(quantile(sample, 0.95))} ${unit} (min ${round(low)}, max ${round(high)}, n ${sample.length})`;
}

/** A Markdown table of the figures. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, budget }) => `| ${what} | ${measured} | ${budget} |`);
  return ['| What | Measured | Budget |', '|---|---|---|', ...rows].join('\n');
}
