import fc from 'fast-check';

/** An expression and the precedence of its outermost operator: 0 for `||` to 3 for no brackets needed. */
interface Expression {
  code: string;
  precedence: number;
}

/** The names in scope. */
interface Scope {
  variables: readonly string[];
  /** Each function and its arity. */
  functions: readonly (readonly [name: string, count: number])[];
}

const atom = (code: string): Expression => ({ code, precedence: 3 });
const inBrackets = ({ code, precedence }: Expression, needed: number): string =>
  precedence < needed ? `(${code})` : code;

const binary = (operator: string, precedence: number, left: Expression, right: Expression): Expression => ({
  code: `${inBrackets(left, precedence)} ${operator} ${inBrackets(right, precedence + 1)}`,
  precedence,
});

const LITERALS = ['true', 'false', 'null', "'anna'", '"ben"', 'request.auth', 'request.auth.uid'];
const OPERATORS = [
  ['||', 0],
  ['&&', 1],
  ['==', 2],
  ['!=', 2],
] as const;

/** Any value, of any type: errors must be as frequent as values. */
function anyExpression(depth: number, scope: Scope): fc.Arbitrary<Expression> {
  const leaf = fc.constantFrom(...LITERALS, ...scope.variables).map(atom);
  return depth === 0
    ? leaf
    : fc.oneof({ arbitrary: leaf, weight: 3 }, { arbitrary: booleanExpression(depth, scope), weight: 1 });
}

/** An expression that usually evaluates to a boolean. */
function booleanExpression(depth: number, scope: Scope): fc.Arbitrary<Expression> {
  const comparison = fc
    .tuple(fc.constantFrom('==', '!='), anyExpression(depth - 1 > 0 ? depth - 1 : 0, scope), anyExpression(0, scope))
    .map(([operator, left, right]) => binary(operator, 2, left, right));
  if (depth === 0) return comparison;
  const part = fc.oneof(
    { arbitrary: booleanExpression(depth - 1, scope), weight: 6 },
    { arbitrary: anyExpression(0, scope), weight: 1 },
  );
  const calls = scope.functions.map(([name, count]) =>
    fc
      .array(anyExpression(depth - 1, scope), { minLength: count, maxLength: count })
      .map((args) => atom(`${name}(${args.map(({ code }) => code).join(', ')})`)),
  );
  return fc.oneof(
    comparison,
    fc
      .tuple(fc.constantFrom(...OPERATORS), part, part)
      .map(([[operator, precedence], left, right]) => binary(operator, precedence, left, right)),
    part.map((operand) => atom(`!${inBrackets(operand, 3)}`)),
    part.map(({ code }) => atom(`(${code})`)),
    ...calls,
  );
}

/** A condition and the functions that it calls. `outer` of the enclosing block calls that block's `inner`. */
export interface Probe {
  functions: string;
  condition: string;
}

export const OUTER_FUNCTIONS = `
  function inner(a) { return a == null || !a; }
  function outer(a) { return inner(a) && request.auth.uid != a; }`;

const OUTER = [
  ['inner', 1],
  ['outer', 1],
] as const;

/** Probes for a match with the path variable `name`. */
export const probes: fc.Arbitrary<Probe> = fc
  .record({
    inner: booleanExpression(2, { variables: ['name', 'a'], functions: [] }),
    pair: booleanExpression(2, { variables: ['name', 'a', 'b'], functions: [...OUTER] }),
    condition: booleanExpression(3, { variables: ['name'], functions: [...OUTER, ['pair', 2]] }),
  })
  .map(({ inner, pair, condition }) => ({
    functions: `function pair(a, b) { return ${pair.code}; } function inner(a) { return ${inner.code}; }`,
    condition: condition.code,
  }));
