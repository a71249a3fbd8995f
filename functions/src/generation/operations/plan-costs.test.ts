import { readFileSync } from 'node:fs';
import {
  affordableQuality,
  canAfford,
  canAffordAutomatic,
  canAffordExtras,
  canAffordFailure,
  MAX_COST_FRACTION,
  incomePerMonth,
  MICROS_PER_DOLLAR,
  monthlyBudget,
  budgetStateOf,
  includedPerMonth,
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
/**
 * Fraction of scenes that are assumed to be generated a second time, which no family's budget pays for
 * (docs/decisions/0176).
 */
const REPAINTED_FRACTION = 0.1;

/**
 * Ways to use a month. The plan's whole allowance, once: evenly, with the requested pictures first, or with all
 * chapters and their pictures first. 'worst' is the most that the rules allow.
 */
const FULL_MONTHS = ['evenly', 'by hand first', 'chapters first'] as const;
type Month = (typeof FULL_MONTHS)[number] | 'worst';

interface Bill {
  micros: number;
  /** The part of `micros` that scenes cost. */
  scenes: number;
  chapters: number;
  pictures: number;
  /** First pictures of chapters. */
  automatic: number;
  /** Second pictures of chapters. */
  extra: number;
  recordings: number;
  rewrites: number;
}

interface Step {
  kind: WorkOrder['kind'];
  counts?: Exclude<keyof Bill, 'micros' | 'scenes'>;
  isAutomatic?: boolean;
  isExtra?: boolean;
  isIncluded?: boolean;
  fails?: boolean;
}

const repeat = (count: number, step: Step): Step[] => Array.from({ length: Math.round(count) }, () => step);

/** The plan's allowance. */
function includedIn(plan: Plan) {
  const { stories, narrations } = includedPerMonth(plan);
  const { imageGeneration, paragraphRewritesPerMonth, chapterPictures } = plan.limits;
  const chapters = stories * CHAPTERS;
  return {
    chapters: repeat(chapters, { kind: 'story', counts: 'chapters', isIncluded: true }),
    recordings: repeat(narrations * CHAPTERS, { kind: 'narration', counts: 'recordings', isIncluded: true }),
    chapterPictures: [
      repeat(chapters, { kind: 'scene', counts: 'automatic', isAutomatic: true }),
      repeat(chapters * (chapterPictures - 1), { kind: 'scene', counts: 'extra', isAutomatic: true, isExtra: true }),
    ],
    byHand: [
      repeat(imageGeneration / 2, { kind: 'portrait', counts: 'pictures' }),
      repeat(imageGeneration / 2, { kind: 'scene', counts: 'pictures' }),
    ],
    rewrites: repeat(paragraphRewritesPerMonth, { kind: 'rewrite', counts: 'rewrites' }),
  };
}

/**
 * The orders of a month. In the worst one each chapter is generated four times, and the included ones come last, when
 * everything else has been spent; then attempts fail until they are refused.
 */
function stepsOf(plan: Plan, month: Month): Step[] {
  const { chapters, recordings, chapterPictures, byHand, rewrites } = includedIn(plan);
  switch (month) {
    case 'evenly':
      return spread([...byHand, ...chapterPictures, rewrites, chapters, recordings]);
    case 'by hand first':
      return [...spread(byHand), ...spread([...chapterPictures, rewrites, chapters, recordings])];
    case 'chapters first':
      return [...spread([...chapterPictures, chapters]), ...spread([...byHand, rewrites, recordings])];
    case 'worst': {
      const others = [
        repeat(chapters.length * (VERSIONS - 1), { kind: 'story' }),
        repeat(recordings.length * (VERSIONS - 1), { kind: 'narration' }),
        // An unlimited plan is used beyond fair use, up to the rate limit of starts.
        repeat(plan.limits.storiesPerMonth === undefined ? DAYS * 300 : 0, { kind: 'story' }),
      ];
      const failures = repeat(DAYS * 40, { kind: 'story', isIncluded: true, fails: true });
      return [
        ...spread([...byHand, ...chapterPictures, rewrites, ...others]),
        ...spread([chapters, recordings]),
        ...failures,
      ];
    }
  }
}

const spread = (groups: readonly Step[][]): Step[] =>
  groups
    .flatMap((group) => group.map((step, index) => ({ step, at: (index + 0.5) / group.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ step }) => step);

/** Follows `admitWithinBudget` through a month; each order has its typical cost, or in the worst month its maximum. */
function simulateMonth(plan: Plan, month: Month, isBudgeted = true): Bill {
  const bill: Bill = {
    micros: 0,
    scenes: 0,
    chapters: 0,
    pictures: 0,
    automatic: 0,
    extra: 0,
    recordings: 0,
    rewrites: 0,
  };
  let state = budgetStateOf(plan, readUsage(null), costs.included());
  if (!isBudgeted) state = { ...state, budget: Number.POSITIVE_INFINITY };
  for (const step of stepsOf(plan, month)) {
    const { isAutomatic = false, isIncluded = false, fails = false } = step;
    const order = orderOf(plan, state, step);
    const setAside = isIncluded ? costs.included()[step.kind === 'story' ? 'chapter' : 'recording'] : 0;
    const isStopped = isAutomatic && !(step.isExtra ? canAffordExtras(state) : canAffordAutomatic(state));
    const isInMonth = !isStopped && canAfford(state, costs.maximum(order));
    if (!isInMonth && !(isIncluded && canAffordFailure(state))) continue;
    const micros = month === 'worst' && (!isIncluded || fails) ? costs.maximum(order) : costs.typical(order);
    state = {
      ...state,
      spent: state.spent + micros,
      usedFromSetAside: state.usedFromSetAside + (fails ? 0 : setAside),
      failed: state.failed + (fails && !isInMonth ? micros : 0),
    };
    bill.micros += micros;
    if (step.kind === 'scene') bill.scenes += micros;
    if (step.counts) bill[step.counts] += 1;
  }
  return bill;
}

function orderOf(plan: Plan, state: BudgetState, { kind, isAutomatic = false }: Step): WorkOrder {
  const { imageQuality } = plan.limits;
  const quality = affordableQuality(state, isAutomatic && imageQuality === 'high' ? 'medium' : imageQuality);
  return {
    kind,
    quality,
    isEconomy: plan.tier === 'free' || !canAffordExtras(state),
    references: 2,
    characters: 9_000,
  };
}

const dollars = (micros: number): string => `$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`;

function rowOf(plan: Plan): string[] {
  const income = incomePerMonth(plan) * MICROS_PER_DOLLAR;
  const [unbudgeted, evenly, worst] = [
    simulateMonth(plan, 'evenly', false),
    simulateMonth(plan, 'evenly'),
    simulateMonth(plan, 'worst'),
  ];
  const share = income === 0 ? '' : `${Math.round((100 * worst.micros) / income)} %`;
  const { imageGeneration, chapterPictures } = plan.limits;
  const { stories, narrations } = includedPerMonth(plan);
  return [
    plan.id,
    dollars(income),
    dollars(monthlyBudget(plan)),
    dollars(unbudgeted.micros),
    dollars(evenly.micros),
    `${evenly.chapters} of ${stories * CHAPTERS}`,
    `${evenly.recordings} of ${narrations * CHAPTERS}`,
    `${evenly.pictures} of ${imageGeneration}`,
    `${evenly.automatic} of ${stories * CHAPTERS}`,
    `${evenly.extra} of ${stories * CHAPTERS * (chapterPictures - 1)}`,
    dollars(worst.micros),
    share,
    dollars(evenly.scenes * REPAINTED_FRACTION),
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
  'Second ones',
  'At worst',
  'Of what it brings',
  'Repaints, ours',
];

/** Formatted as oxfmt does, so that the page can hold it. */
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
  const { chapters, recordings, byHand, rewrites } = includedIn(plan);
  const inFull = { chapters: chapters.length, recordings: recordings.length };

  it.each([...FULL_MONTHS, 'worst'] as const)('a family costs at most its budget (%s)', (month) => {
    expect(simulateMonth(plan, month).micros).toBeLessThanOrEqual(most);
  });

  it.each(FULL_MONTHS)('everything that the plan table promises is made when the plan is fully used (%s)', (month) => {
    expect(simulateMonth(plan, month)).toMatchObject({
      ...inFull,
      pictures: byHand.flat().length,
      automatic: chapters.length,
      rewrites: rewrites.length,
    });
  });

  it('every included chapter and recording is made in the worst month', () => {
    expect(simulateMonth(plan, 'worst')).toMatchObject(inFull);
  });

  it('without the budget, the worst month would cost more', () => {
    expect(simulateMonth(plan, 'worst', false).micros).toBeGreaterThan(most);
  });
});

it('docs/benchmarks.md has the table of what each plan costs', () => {
  const page = readFileSync(new URL('../../../../docs/benchmarks.md', import.meta.url), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('What each plan costs')) ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  expect(table.join('\n')).toBe(tableOf([TABLE_HEAD, ...PLAN_IDS.map((id) => rowOf(PLANS[id]))]));
});
