import type { Expression, RulesFunction } from './rules-tree.ts';

/** The signed-in caller; `uid` is absent when the token carries none. */
export type Auth = { readonly uid?: string };
type Value = string | boolean | null | Auth;
export type Outcome = { readonly value: Value } | { readonly error: string };

/** The document at `path` must be looked up before the rules can be evaluated. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} was not looked up yet`);
    this.path = path;
  }
}

/** Whether each document that was looked up exists, by path. */
export type KnownDocuments = ReadonlyMap<string, boolean>;

export type EvaluationScope = {
  readonly auth: Auth | null;
  readonly documents: KnownDocuments;
  /** An argument may be an error, which only affects expressions that read it. */
  readonly variables: ReadonlyMap<string, Outcome>;
  /** Each function with the scope in which it was declared. */
  readonly functions: ReadonlyMap<string, { readonly declared: RulesFunction; readonly scope: EvaluationScope }>;
};

/**
 * Evaluates to a value or an error. As in Google's rules, `||` and `&&` consider both sides in either order: `error ||
 * true` is true and `error && false` is false. @throws DocumentNeeded for a document that was not looked up yet.
 */
export function evaluate(expression: Expression, scope: EvaluationScope): Outcome {
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value };
    case 'auth':
      return { value: scope.auth };
    case 'uid':
      return uidOf(scope.auth, expression.line);
    case 'variable':
      return scope.variables.get(expression.name) ?? { error: `there is no variable '${expression.name}'` };
    case 'call':
      return call(expression.name, expression.args, scope);
    case 'exists':
      return exists(expression.path, scope);
    case 'not': {
      const operand = evaluateBoolean(expression.operand, scope);
      return 'error' in operand ? operand : { value: !operand.value };
    }
    case 'and':
      return combine(expression.left, expression.right, scope, false);
    case 'or':
      return combine(expression.left, expression.right, scope, true);
    case 'equal':
      return compare(expression.left, expression.right, scope, true);
    case 'unequal':
      return compare(expression.left, expression.right, scope, false);
  }
}

function uidOf(auth: Auth | null, line: number): Outcome {
  if (auth === null) return { error: `line ${line}: request.auth is null` };
  return auth.uid === undefined ? { error: `line ${line}: request.auth has no uid` } : { value: auth.uid };
}

function exists(segments: readonly Expression[], scope: EvaluationScope): Outcome {
  let path = '';
  for (const segment of segments) {
    const outcome = evaluate(segment, scope);
    if ('error' in outcome) return outcome;
    if (typeof outcome.value !== 'string') return { error: `line ${segment.line}: not the segment of a path` };
    path += `/${outcome.value}`;
  }
  const doesExist = scope.documents.get(path);
  if (doesExist === undefined) throw new DocumentNeeded(path);
  return { value: doesExist };
}

function call(name: string, args: readonly Expression[], scope: EvaluationScope): Outcome {
  const callee = scope.functions.get(name);
  if (callee === undefined) return { error: `there is no function '${name}'` };
  const variables = new Map(callee.scope.variables);
  for (const [index, parameter] of callee.declared.parameters.entries()) {
    variables.set(parameter, args[index] === undefined ? { error: 'missing argument' } : evaluate(args[index], scope));
  }
  return evaluate(callee.declared.result, { ...callee.scope, variables });
}

/** Combines two conditions; if either side is `deciding`, so is the result. */
function combine(left: Expression, right: Expression, scope: EvaluationScope, deciding: boolean): Outcome {
  const first = evaluateBoolean(left, scope);
  if (!('error' in first) && first.value === deciding) return first;
  const second = evaluateBoolean(right, scope);
  if (!('error' in second) && second.value === deciding) return second;
  return 'error' in first ? first : second;
}

function evaluateBoolean(expression: Expression, scope: EvaluationScope): Outcome {
  const outcome = evaluate(expression, scope);
  if ('error' in outcome || typeof outcome.value === 'boolean') return outcome;
  return { error: `line ${expression.line}: neither true nor false` };
}

function compare(left: Expression, right: Expression, scope: EvaluationScope, whenEqual: boolean): Outcome {
  const first = evaluate(left, scope);
  if ('error' in first) return first;
  const second = evaluate(right, scope);
  if ('error' in second) return second;
  return { value: (first.value === second.value) === whenEqual };
}
