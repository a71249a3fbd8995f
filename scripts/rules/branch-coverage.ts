import * as z from 'zod/mini';

/** The outcomes of an expression; without a value it was skipped. */
const outcomeSchema = z.object({ value: z.record(z.string(), z.unknown()) });

const expressionSchema = z.object({
  sourcePosition: z.object({ currentOffset: z._default(z.number(), 0), endOffset: z._default(z.number(), 0) }),
  values: z._default(z.array(outcomeSchema), []),
  get children() {
    return z._default(z.array(expressionSchema), []);
  },
});

/** The response of `…:ruleCoverage` of Google's Firestore emulator. */
const reportSchema = z.object({ report: z._default(z.array(expressionSchema), []) });

type Expression = z.infer<typeof expressionSchema>;

/** All outcomes of an expression: true, false, an error, or another value. */
type Outcome = 'true' | 'false' | 'error' | 'value';

interface SeenExpression {
  from: number;
  outcomes: Set<Outcome>;
  /** Whether the enclosing expression was evaluated. */
  isParentEvaluated: () => boolean;
}

/**
 * Collects the emulator's coverage reports of one rules file and finds branches that no test reached: an expression
 * never evaluated, or a condition never true or never false.
 */
export function createBranchCoverage(rules: string): { add: (report: unknown) => void; unreached: () => string[] } {
  const seen = new Map<string, SeenExpression>();

  function collect(
    { sourcePosition: { currentOffset, endOffset }, values, children }: Expression,
    parent?: SeenExpression,
  ): void {
    const key = `${currentOffset}-${endOffset}`;
    const entry = seen.get(key) ?? {
      from: currentOffset,
      outcomes: new Set(),
      isParentEvaluated: () => !parent || parent.outcomes.size > 0,
    };
    seen.set(key, entry);
    for (const { value } of values) for (const outcome of outcomeOf(value)) entry.outcomes.add(outcome);
    for (const child of children) collect(child, entry);
  }

  const describe = ({ from }: SeenExpression, problem: string): string => {
    const line = rules.slice(0, from).split('\n').length;
    return `line ${line}, ${problem}: ${rules.slice(from).split('\n', 1)[0] ?? ''}`;
  };

  return {
    add: (report) => reportSchema.parse(report).report.forEach((expression) => collect(expression)),
    unreached: () =>
      [...seen.values()]
        .toSorted((a, b) => a.from - b.from)
        .flatMap((entry) => {
          const problem = problemOf(entry);
          return problem === null ? [] : [describe(entry, problem)];
        }),
  };
}

function outcomeOf(value: Readonly<Record<string, unknown>>): Outcome[] {
  if (typeof value['boolValue'] === 'boolean') return [value['boolValue'] ? 'true' : 'false'];
  if ('undefined' in value) return ['error'];
  return Object.keys(value).length > 0 ? ['value'] : [];
}

/**
 * The problem of a condition, if any. An error denies like false, but the emulator also reports an error before it has
 * looked up a document.
 */
function problemOf({ outcomes, isParentEvaluated }: SeenExpression): string | null {
  if (outcomes.size === 0) return isParentEvaluated() ? 'never evaluated' : null;
  if (outcomes.size === 1 && outcomes.has('error')) return 'nothing but errors';
  if (outcomes.has('true') === outcomes.has('false') || outcomes.has('value')) return null;
  return outcomes.has('true') ? 'never false' : 'never true';
}
