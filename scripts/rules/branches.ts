import * as z from 'zod/mini';

/** What came out each time that an expression was asked; without a value it was skipped. */
const answerSchema = z.object({ value: z.record(z.string(), z.unknown()) });

const expressionSchema = z.object({
  sourcePosition: z.object({ currentOffset: z._default(z.number(), 0), endOffset: z._default(z.number(), 0) }),
  values: z._default(z.array(answerSchema), []),
  get children() {
    return z._default(z.array(expressionSchema), []);
  },
});

/** What `…:ruleCoverage` of Google's Firestore emulator answers. */
const reportSchema = z.object({ report: z._default(z.array(expressionSchema), []) });

type Expression = z.infer<typeof expressionSchema>;

/** All that an expression came to: true, false, an error, or a value of another kind. */
type Outcome = 'true' | 'false' | 'error' | 'value';

interface Seen {
  from: number;
  outcomes: Set<Outcome>;
  /** Whether what it stands in was asked; a rule or the value of a function stands in nothing. */
  isAwaited: () => boolean;
}

/**
 * Collects the emulator's reports, taken after parts of the tests of one rules file, and says which branches none of
 * them reached: an expression that was never evaluated, or a condition that was only ever true, or never.
 */
export function createBranches(rules: string): { add: (report: unknown) => void; unreached: () => string[] } {
  const seen = new Map<string, Seen>();

  function take({ sourcePosition: { currentOffset, endOffset }, values, children }: Expression, around?: Seen): void {
    const key = `${currentOffset}-${endOffset}`;
    const one = seen.get(key) ?? {
      from: currentOffset,
      outcomes: new Set(),
      isAwaited: () => !around || around.outcomes.size > 0,
    };
    seen.set(key, one);
    for (const { value } of values) for (const outcome of outcomeOf(value)) one.outcomes.add(outcome);
    for (const child of children) take(child, one);
  }

  const describe = ({ from }: Seen, problem: string): string => {
    const line = rules.slice(0, from).split('\n').length;
    return `line ${line}, ${problem}: ${rules.slice(from).split('\n', 1)[0] ?? ''}`;
  };

  return {
    add: (report) => reportSchema.parse(report).report.forEach((expression) => take(expression)),
    unreached: () =>
      [...seen.values()]
        .toSorted((a, b) => a.from - b.from)
        .flatMap((one) => {
          const problem = problemOf(one);
          return problem === null ? [] : [describe(one, problem)];
        }),
  };
}

function outcomeOf(value: Readonly<Record<string, unknown>>): Outcome[] {
  if (typeof value['boolValue'] === 'boolean') return [value['boolValue'] ? 'true' : 'false'];
  if ('undefined' in value) return ['error'];
  return Object.keys(value).length > 0 ? ['value'] : [];
}

/** An error denies as false does, but the emulator also reports one where it has not looked a document up yet. */
function problemOf({ outcomes, isAwaited }: Seen): string | null {
  if (outcomes.size === 0) return isAwaited() ? 'never evaluated' : null;
  if (outcomes.size === 1 && outcomes.has('error')) return 'nothing but errors';
  if (outcomes.has('true') === outcomes.has('false') || outcomes.has('value')) return null;
  return outcomes.has('true') ? 'never false' : 'never true';
}
