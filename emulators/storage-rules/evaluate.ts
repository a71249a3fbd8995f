import type { Expression, RulesFunction } from './rules-tree.ts';

/** The signed-in caller; `uid` is absent when the token carries none. */
export type Auth = { readonly uid?: string };
export type Value = string | boolean | null | Auth;
export type Outcome = { readonly value: Value } | { readonly error: string };

/** Firestore has to be asked for the document at `path` before the rules can be judged. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';
  readonly path: string;

  constructor(path: string) {
    super(`Nobody has asked for ${path} yet`);
    this.path = path;
  }
}

/** What is known of Firestore so far: whether the document at a path is there. */
export type KnownDocuments = ReadonlyMap<string, boolean>;

export type Surroundings = {
  readonly auth: Auth | null;
  readonly documents: KnownDocuments;
  /** An argument may be an error, which only spoils what reads it. */
  readonly variables: ReadonlyMap<string, Outcome>;
  /** Each function with the surroundings in which it was declared. */
  readonly functions: ReadonlyMap<string, { readonly declared: RulesFunction; readonly home: Surroundings }>;
};

/**
 * Evaluates to a value or an error. As in Google's rules an error is not "no": `||` and `&&` look at both sides in
 * either order, so that `error || true` is true and `error && false` is false.
 * @throws DocumentNeeded for a document that is not among those known.
 */
export function evaluate(expression: Expression, around: Surroundings): Outcome {
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value };
    case 'auth':
      return { value: around.auth };
    case 'uid':
      return uidOf(around.auth, expression.line);
    case 'variable':
      return around.variables.get(expression.name) ?? { error: `there is no variable '${expression.name}'` };
    case 'call':
      return call(expression.name, expression.args, around);
    case 'exists':
      return exists(expression.path, around);
    case 'not': {
      const operand = evaluateBoolean(expression.operand, around);
      return 'error' in operand ? operand : { value: !operand.value };
    }
    case 'and':
      return combine(expression.left, expression.right, around, false);
    case 'or':
      return combine(expression.left, expression.right, around, true);
    case 'equal':
      return compare(expression.left, expression.right, around, true);
    case 'unequal':
      return compare(expression.left, expression.right, around, false);
  }
}

function uidOf(auth: Auth | null, line: number): Outcome {
  if (auth === null) return { error: `line ${line}: request.auth is null` };
  return auth.uid === undefined ? { error: `line ${line}: request.auth has no uid` } : { value: auth.uid };
}

function exists(path: readonly Expression[], around: Surroundings): Outcome {
  let address = '';
  for (const segment of path) {
    const outcome = evaluate(segment, around);
    if ('error' in outcome) return outcome;
    if (typeof outcome.value !== 'string') return { error: `line ${segment.line}: not the segment of a path` };
    address += `/${outcome.value}`;
  }
  const isThere = around.documents.get(address);
  if (isThere === undefined) throw new DocumentNeeded(address);
  return { value: isThere };
}

function call(name: string, args: readonly Expression[], around: Surroundings): Outcome {
  const called = around.functions.get(name);
  if (called === undefined) return { error: `there is no function '${name}'` };
  const variables = new Map(called.home.variables);
  for (const [index, parameter] of called.declared.parameters.entries()) {
    variables.set(parameter, args[index] === undefined ? { error: 'missing argument' } : evaluate(args[index], around));
  }
  return evaluate(called.declared.result, { ...called.home, variables });
}

/** `deciding` on either side decides the whole, whatever the other side does. */
function combine(left: Expression, right: Expression, around: Surroundings, deciding: boolean): Outcome {
  const first = evaluateBoolean(left, around);
  if (!('error' in first) && first.value === deciding) return first;
  const second = evaluateBoolean(right, around);
  if (!('error' in second) && second.value === deciding) return second;
  return 'error' in first ? first : second;
}

function evaluateBoolean(expression: Expression, around: Surroundings): Outcome {
  const outcome = evaluate(expression, around);
  if ('error' in outcome || typeof outcome.value === 'boolean') return outcome;
  return { error: `line ${expression.line}: neither true nor false` };
}

function compare(left: Expression, right: Expression, around: Surroundings, whenEqual: boolean): Outcome {
  const first = evaluate(left, around);
  if ('error' in first) return first;
  const second = evaluate(right, around);
  if ('error' in second) return second;
  return { value: (first.value === second.value) === whenEqual };
}
