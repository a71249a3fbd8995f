import { evaluate, type Auth, type KnownDocuments, type Outcome, type Surroundings } from './evaluate.ts';
import type { Block, Match, Method, Ruleset, Segment } from './rules-tree.ts';

export type Question = {
  readonly method: Method;
  /** As firebase-tools asks: /b/<bucket>/o/<object name>. */
  readonly path: string;
  readonly auth: Auth | null;
  readonly documents?: KnownDocuments;
};

export type Decision = { readonly permit: boolean; readonly warnings: readonly string[] };

/**
 * One true `allow` is enough. An error makes its own `allow` false and is reported as a warning.
 * @throws DocumentNeeded where it depends on a document that the question does not know.
 */
export function decide(ruleset: Ruleset, question: Question): Decision {
  const warnings: string[] = [];
  const segments = question.path.split('/').filter((segment) => segment !== '');
  const { auth, documents = new Map() } = question;
  const outside: Surroundings = { auth, documents, variables: new Map(), functions: new Map() };
  return { permit: permits(ruleset, segments, outside, question.method, warnings), warnings };
}

function permits(
  block: Block,
  segments: readonly string[],
  outer: Surroundings,
  method: Method,
  warnings: string[],
): boolean {
  const here = withFunctions(block, outer);
  return block.matches.some((match) =>
    waysToMatch(match.segments, segments).some(({ variables, rest }) => {
      const inside = { ...here, variables: new Map([...here.variables, ...variables]) };
      if (rest.length === 0 && isAllowed(match, inside, method, warnings)) return true;
      return permits(match.body, rest, inside, method, warnings);
    }),
  );
}

function isAllowed(match: Match, around: Surroundings, method: Method, warnings: string[]): boolean {
  const here = withFunctions(match.body, around);
  return match.allows.some((allow) => {
    if (!allow.methods.includes(method)) return false;
    const outcome = evaluate(allow.condition, here);
    if ('error' in outcome) warnings.push(outcome.error);
    else if (typeof outcome.value !== 'boolean') warnings.push(`line ${allow.line}: neither true nor false`);
    return 'value' in outcome && outcome.value === true;
  });
}

/** Functions see the block they are declared in, and each other. */
function withFunctions(block: Block, outer: Surroundings): Surroundings {
  const functions = new Map(outer.functions);
  const here: Surroundings = { ...outer, functions };
  for (const declared of block.functions) functions.set(declared.name, { declared, home: here });
  return here;
}

type Way = { readonly variables: ReadonlyMap<string, Outcome>; readonly rest: readonly string[] };

/** Each way in which a pattern fits the beginning of a path; {name=**} may take any number of segments, also none. */
function waysToMatch(pattern: readonly Segment[], path: readonly string[]): Way[] {
  const [segment, ...later] = pattern;
  if (segment === undefined) return [{ variables: new Map(), rest: path }];
  if (segment.kind === 'rest') return path.concat('').flatMap((_text, taken) => waysToMatch(later, path.slice(taken)));
  const [text, ...rest] = path;
  if (text === undefined || (segment.kind === 'literal' && segment.text !== text)) return [];
  const ways = waysToMatch(later, rest);
  if (segment.kind === 'literal') return ways;
  return ways.map((way) => ({ ...way, variables: new Map([...way.variables, [segment.name, { value: text }]]) }));
}
