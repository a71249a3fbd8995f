import fc from 'fast-check';
import { METHODS } from '../../../local-cloud/storage-rules/rules-tree.ts';
import type { Engine, Request } from './engines.ts';
import { OUTER_FUNCTIONS, probes, type Probe } from './generated-conditions.ts';
import { pathProbes } from './generated-paths.ts';
import { MISSPELLED_RULES_PATHS, misspelledRules } from './misspelled-rules.ts';

/** Both engines; Google's comes first. */
export type Pair = readonly [google: Engine, offline: Engine];

/** How often each decision was made, and each case in which the two engines differ. */
export interface Comparison {
  outcomes: Readonly<Record<string, number>>;
  differing: readonly string[];
}

const MAX_CONCURRENT = 8;
const PROBES_PER_RULESET = 100;
const CALLERS = [null, 'anna', 'ben'];

class Tally {
  readonly outcomes: Record<string, number> = {};
  readonly differing: string[] = [];

  add(subject: string, [google, offline]: readonly string[]): void {
    this.outcomes[google ?? ''] = (this.outcomes[google ?? ''] ?? 0) + 1;
    if (google !== offline) this.differing.push(`${subject}\n  Google: ${google}, offline: ${offline}`);
  }
}

const askBoth = <Outcome>(engines: Pair, ask: (engine: Engine) => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(engines.map(ask));

const decisionOf = async (engine: Engine, request: Request): Promise<string> =>
  (await engine.permits(request)) ? 'permitted' : 'denied';

async function forEachConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
}

async function loadInBoth(engines: Pair, blocks: string): Promise<void> {
  const [problem] = (await askBoth(engines, (engine) => engine.load(blocks))).filter((outcome) => outcome !== null);
  if (problem !== undefined) throw new Error(`${problem}\n${blocks}`);
}

/** Compares `runs` conditions for a visitor and for two signed-in users: true, false or an error. */
export async function compareConditions(engines: Pair, seed: number, runs: number): Promise<Comparison> {
  const tally = new Tally();
  const all = fc.sample(probes, { seed, numRuns: runs });
  for (let from = 0; from < all.length; from += PROBES_PER_RULESET) {
    const chunk = all.slice(from, from + PROBES_PER_RULESET);
    await loadInBoth(engines, `${OUTER_FUNCTIONS}\n${chunk.map(blocksOfProbe).join('\n')}`);
    const requests = chunk.flatMap((probe, index) => CALLERS.map((caller) => ({ probe, index, caller })));
    await forEachConcurrently(requests, async ({ probe, index, caller }) => {
      const outcomes = await askBoth(engines, (engine) => outcomeOf(engine, `p${index}/anna`, caller));
      tally.add(`${probe.functions} ${probe.condition} for ${caller}`, outcomes);
    });
  }
  return tally;
}

const blocksOfProbe = ({ functions, condition }: Probe, index: number): string =>
  `match /p${index}/{name} { ${functions}
    match /is/true { allow get: if ${condition}; }
    match /is/false { allow get: if !(${condition}); } }`;

/** An error denies, even when negated. */
async function outcomeOf(engine: Engine, path: string, caller: string | null): Promise<string> {
  if (await engine.permits({ method: 'get', path: `${path}/is/true`, caller })) return 'true';
  return (await engine.permits({ method: 'get', path: `${path}/is/false`, caller })) ? 'false' : 'error';
}

/** Compares `runs` nested patterns for eight paths each. */
export async function comparePaths(engines: Pair, seed: number, runs: number): Promise<Comparison> {
  const tally = new Tally();
  const all = fc.sample(pathProbes, { seed, numRuns: runs });
  for (let from = 0; from < all.length; from += PROBES_PER_RULESET) {
    const chunk = all.slice(from, from + PROBES_PER_RULESET);
    const blocks = chunk.map((probe, index) => `match /t${index} { ${probe.blocks} match /x { ${probe.blocks} } }`);
    await loadInBoth(engines, blocks.join('\n'));
    const requests = chunk.flatMap((probe, index) => probe.paths.map((path) => ({ probe, index, path })));
    await forEachConcurrently(requests, async ({ probe, index, path }) => {
      const segments = [`t${index}`, ...path.split('/').filter((segment) => segment !== '')];
      // A Firestore document path has an even number of segments; a file path may have any.
      if (segments.length % 2 === 1) segments.splice(1, 0, 'x');
      const request: Request = { method: 'get', path: segments.join('/'), caller: null };
      tally.add(`${probe.blocks} for /${path}`, await askBoth(engines, (engine) => decisionOf(engine, request)));
    });
  }
  return tally;
}

const METHOD_NAMES = ['read', 'write', ...METHODS];

/** Compares both engines' decisions on every method, for `runs` random sets of `allow` statements. */
export async function compareMethods(engines: Pair, seed: number, runs: number): Promise<Comparison> {
  const tally = new Tally();
  const allow = fc
    .tuple(fc.subarray(METHOD_NAMES, { minLength: 1, maxLength: 3 }), fc.constantFrom('', ': if true', ': if false'))
    .map(([names, condition]) => `allow ${names.join(', ')}${condition};`);
  const all = fc.sample(fc.array(allow, { minLength: 1, maxLength: 3 }), { seed, numRuns: runs });
  await loadInBoth(engines, all.map((allows, index) => `match /m${index}/{name} { ${allows.join(' ')} }`).join('\n'));
  const requests = all.flatMap((allows, index) => METHODS.map((method) => ({ allows, index, method })));
  await forEachConcurrently(requests, async ({ allows, index, method }) => {
    const request: Request = { method, path: `m${index}/${method}-${crypto.randomUUID()}`, caller: null };
    tally.add(`${allows.join(' ')} for ${method}`, await askBoth(engines, (engine) => decisionOf(engine, request)));
  });
  return tally;
}

/**
 * Loads `runs` rule files with small errors: Google's engine must accept what the offline engine accepts, with the same
 * meaning.
 */
export async function compareMisspelledRules(engines: Pair, seed: number, runs: number): Promise<Comparison> {
  const tally = new Tally();
  for (const text of fc.sample(misspelledRules, { seed, numRuns: runs })) {
    const [google, offline] = engines;
    if ((await offline.load(text)) !== null) {
      tally.add(text, ['refused', 'refused']);
      continue;
    }
    const problem = await google.load(text);
    tally.add(text, [problem ?? 'loaded', 'loaded']);
    if (problem !== null) continue;
    await forEachConcurrently(
      MISSPELLED_RULES_PATHS.flatMap((path) => CALLERS.map((caller) => ({ method: 'get' as const, path, caller }))),
      async (request) => {
        const outcomes = await askBoth(engines, (engine) => decisionOf(engine, request));
        tally.add(`${text} for ${request.caller} at ${request.path}`, outcomes);
      },
    );
  }
  return tally;
}
