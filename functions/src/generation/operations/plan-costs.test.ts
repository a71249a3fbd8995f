import { readFileSync } from 'node:fs';
import {
  affordableQuality,
  affords,
  affordsAutomatic,
  affordsBestModel,
  affordsSold,
  MAX_COST_FRACTION,
  incomePerMonth,
  MICROS_PER_DOLLAR,
  monthlyBudget,
  budgetStateOf,
  soldPerMonth,
  type BudgetState,
} from '@talelantern/domain/plans/budget';
import { PLAN_IDS, PLANS, type Plan } from '@talelantern/domain/plans/plans';
import { readUsage } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createCosts, type WorkOrder } from './costs.ts';

const CONFIG = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const costs = createCosts(CONFIG.spending.prices, CONFIG);
const CHAPTERS = 4;
/** Versions of a chapter: the first one and three more. */
const VERSIONS = 4;
const DAYS = 30;

/** How a month is used: 'sold' is everything that the plan includes, once; 'worst' is all that the rules allow. */
type Month = 'sold' | 'worst';

interface Bill {
  micros: number;
  chapters: number;
  pictures: number;
  automatic: number;
  recordings: number;
}

interface Step {
  kind: WorkOrder['kind'];
  isAutomatic?: boolean;
  isSold?: boolean;
}

/**
 * The orders of a month, spread evenly. A chapter is told once or four times; in the worst month the sold chapters come
 * last, when everything else has been spent.
 */
function stepsOf(plan: Plan, month: Month): Step[] {
  const { stories, narrations } = soldPerMonth(plan);
  const { imageGeneration, paragraphRewritesPerMonth, chapterPictures } = plan.limits;
  const repeat = (count: number, step: Step): Step[] => Array.from({ length: Math.round(count) }, () => step);
  const chapters = stories * CHAPTERS;
  const recordings = narrations * CHAPTERS;
  const groups = [
    repeat(imageGeneration / 2, { kind: 'portrait' }),
    repeat(imageGeneration / 2, { kind: 'scene' }),
    repeat(chapters * chapterPictures, { kind: 'scene', isAutomatic: true }),
    repeat(paragraphRewritesPerMonth, { kind: 'rewrite' }),
    ...(month === 'sold'
      ? []
      : [
          repeat(chapters * (VERSIONS - 1), { kind: 'story' }),
          repeat(recordings * (VERSIONS - 1), { kind: 'narration' }),
          // An unlimited plan is used beyond fair use, up to the rate limit of starts.
          repeat(plan.limits.storiesPerMonth === undefined ? DAYS * 300 : 0, { kind: 'story' }),
        ]),
  ];
  const sold = [
    repeat(chapters, { kind: 'story', isSold: true }),
    repeat(recordings, { kind: 'narration', isSold: true }),
  ];
  return month === 'sold' ? spread([...groups, ...sold]) : [...spread(groups), ...spread(sold)];
}

const spread = (groups: readonly Step[][]): Step[] =>
  groups
    .flatMap((group) => group.map((step, index) => ({ step, at: (index + 0.5) / group.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ step }) => step);

const NO_BUDGET: BudgetState = { budget: Number.POSITIVE_INFINITY, setAside: 0, spent: 0, sold: 0 };

/** Follows `admitWithinBudget` through a month; each order costs what is usual, or in the worst month the most. */
function live(plan: Plan, month: Month, isBudgeted: boolean): Bill {
  const bill: Bill = { micros: 0, chapters: 0, pictures: 0, automatic: 0, recordings: 0 };
  let state = isBudgeted ? budgetStateOf(plan, readUsage(null), costs.sold()) : NO_BUDGET;
  for (const { kind, isAutomatic = false, isSold = false } of stepsOf(plan, month)) {
    const { imageQuality } = plan.limits;
    const quality = affordableQuality(state, isAutomatic && imageQuality === 'high' ? 'medium' : imageQuality);
    const isEconomy = plan.tier === 'free' || !affordsBestModel(state);
    const order: WorkOrder = { kind, quality, isEconomy, references: 2, characters: 9_000 };
    const most = costs.most(order);
    const isPaidFor = isSold
      ? affordsSold(state, most)
      : affords(state, most) && (!isAutomatic || affordsAutomatic(state));
    if (!isPaidFor) continue;
    const micros = month === 'worst' && !isSold ? most : costs.usual(order);
    const soldPrice = kind === 'story' ? costs.sold().chapter : costs.sold().recording;
    const sold = isSold ? Math.min(micros, soldPrice) : 0;
    state = { ...state, spent: state.spent + micros, sold: state.sold + sold };
    bill.micros += micros;
    if (kind === 'story' && isSold) bill.chapters += 1;
    if (kind === 'narration' && isSold) bill.recordings += 1;
    if (kind === 'portrait' || (kind === 'scene' && !isAutomatic)) bill.pictures += 1;
    if (isAutomatic) bill.automatic += 1;
  }
  return bill;
}

const dollars = (micros: number): string => `$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`;

function rowOf(plan: Plan): string[] {
  const income = incomePerMonth(plan) * MICROS_PER_DOLLAR;
  const [free, sold, worst] = [live(plan, 'sold', false), live(plan, 'sold', true), live(plan, 'worst', true)];
  const share = income === 0 ? '' : `${Math.round((100 * worst.micros) / income)} %`;
  const { imageGeneration, chapterPictures } = plan.limits;
  const { stories, narrations } = soldPerMonth(plan);
  return [
    plan.id,
    dollars(income),
    dollars(monthlyBudget(plan)),
    dollars(free.micros),
    dollars(sold.micros),
    `${sold.chapters} of ${stories * CHAPTERS}`,
    `${sold.recordings} of ${narrations * CHAPTERS}`,
    `${sold.pictures} of ${imageGeneration}`,
    `${sold.automatic} of ${stories * CHAPTERS * chapterPictures}`,
    dollars(worst.micros),
    share,
  ];
}

const TABLE_HEAD = [
  'Plan, per month',
  'Brings',
  'Budget',
  'Fully used, without a budget',
  'Fully used',
  'Chapters',
  'Recordings',
  'Pictures by hand',
  'Chapter pictures',
  'At worst',
  'Of what it brings',
];

/** Formatted as prettier does, so that the page can hold it. */
function tableOf(rows: readonly string[][]): string {
  const widths = TABLE_HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others.map(line)].join('\n');
}

describe.each(PLAN_IDS)('plan %s', (id) => {
  const plan = PLANS[id];
  const most = id === 'free' ? MICROS_PER_DOLLAR : incomePerMonth(plan) * MAX_COST_FRACTION * MICROS_PER_DOLLAR;

  it.each(['sold', 'worst'] as const)('a family costs at most its budget (%s)', (month) => {
    expect(live(plan, month, true).micros).toBeLessThanOrEqual(most);
  });

  it.each(['sold', 'worst'] as const)('every sold chapter and recording is made (%s)', (month) => {
    const { stories, narrations } = soldPerMonth(plan);
    expect(live(plan, month, true)).toMatchObject({ chapters: stories * CHAPTERS, recordings: narrations * CHAPTERS });
  });

  it('without the budget, the worst month would cost more', () => {
    expect(live(plan, 'worst', false).micros).toBeGreaterThan(most);
  });
});

it.each(['free', 'pro_monthly', 'pro_yearly'] as const)(
  'every picture by hand is made on %s when all that is sold is used',
  (id) => {
    expect(live(PLANS[id], 'sold', true).pictures).toBe(PLANS[id].limits.imageGeneration);
  },
);

it('docs/benchmarks.md has the table of what each plan costs', () => {
  const page = readFileSync(new URL('../../../../docs/benchmarks.md', import.meta.url), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('What each plan costs')) ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  expect(table.join('\n')).toBe(tableOf([TABLE_HEAD, ...PLAN_IDS.map((id) => rowOf(PLANS[id]))]));
});
