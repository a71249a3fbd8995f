import { evaluate, type Auth, type KnownDocuments, type Outcome, type EvaluationScope } from './evaluate.ts';
import type { Block, Match, Method, Ruleset, Segment } from './rules-tree.ts';

export type PermissionRequest = {
  readonly method: Method;
  /** The path in the form that firebase-tools sends: /b/<bucket>/o/<object name>. */
  readonly path: string;
  readonly auth: Auth | null;
  readonly documents?: KnownDocuments;
};

export type Decision = { readonly permit: boolean; readonly warnings: readonly string[] };

/**
 * Permits when any `allow` is true. An error makes its `allow` false and is reported as a warning. @throws
 * DocumentNeeded when the result depends on an unknown document.
 */
export function decide(ruleset: Ruleset, request: PermissionRequest): Decision {
  const warnings: string[] = [];
  const segments = request.path.split('/').filter((segment) => segment !== '');
  const { auth, documents = new Map() } = request;
  const rootScope: EvaluationScope = { auth, documents, variables: new Map(), functions: new Map() };
  return { permit: permits(ruleset, segments, rootScope, request.method, warnings), warnings };
}

function permits(
  block: Block,
  segments: readonly string[],
  outer: EvaluationScope,
  method: Method,
  warnings: string[],
): boolean {
  const blockScope = withFunctions(block, outer);
  return block.matches.some((match) =>
    matchPath(match.segments, segments).some(({ variables, rest }) => {
      const matchScope = { ...blockScope, variables: new Map([...blockScope.variables, ...variables]) };
      if (rest.length === 0 && isAllowed(match, matchScope, method, warnings)) return true;
      return permits(match.body, rest, matchScope, method, warnings);
    }),
  );
}

function isAllowed(match: Match, scope: EvaluationScope, method: Method, warnings: string[]): boolean {
  const blockScope = withFunctions(match.body, scope);
  return match.allows.some((allow) => {
    if (!allow.methods.includes(method)) return false;
    const outcome = evaluate(allow.condition, blockScope);
    if ('error' in outcome) warnings.push(outcome.error);
    else if (typeof outcome.value !== 'boolean') warnings.push(`line ${allow.line}: neither true nor false`);
    return 'value' in outcome && outcome.value === true;
  });
}

/** Functions can use the names of the block that declares them, and each other. */
function withFunctions(block: Block, outer: EvaluationScope): EvaluationScope {
  const functions = new Map(outer.functions);
  const blockScope: EvaluationScope = { ...outer, functions };
  for (const declared of block.functions) functions.set(declared.name, { declared, scope: blockScope });
  return blockScope;
}

type PathMatch = { readonly variables: ReadonlyMap<string, Outcome>; readonly rest: readonly string[] };

/** All matches of a pattern with the start of a path; {name=**} matches any number of segments, including none. */
function matchPath(pattern: readonly Segment[], path: readonly string[]): PathMatch[] {
  const [segment, ...laterSegments] = pattern;
  if (segment === undefined) return [{ variables: new Map(), rest: path }];
  if (segment.kind === 'rest')
    return path.concat('').flatMap((_text, count) => matchPath(laterSegments, path.slice(count)));
  const [text, ...rest] = path;
  if (text === undefined || (segment.kind === 'literal' && segment.text !== text)) return [];
  const matches = matchPath(laterSegments, rest);
  if (segment.kind === 'literal') return matches;
  return matches.map((way) => ({ ...way, variables: new Map([...way.variables, [segment.name, { value: text }]]) }));
}
