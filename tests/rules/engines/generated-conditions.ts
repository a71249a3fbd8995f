import fc from 'fast-check';

/** A piece of the language and how tightly its outermost operator binds: 0 for `||` to 3 for what needs no brackets. */
interface Piece {
  code: string;
  level: number;
}

/** What a condition may name. */
interface Scope {
  variables: readonly string[];
  /** Each function with the number of its arguments. */
  functions: readonly (readonly [name: string, count: number])[];
}

const whole = (code: string): Piece => ({ code, level: 3 });
const within = ({ code, level }: Piece, needed: number): string => (level < needed ? `(${code})` : code);

const joined = (operator: string, level: number, left: Piece, right: Piece): Piece => ({
  code: `${within(left, level)} ${operator} ${within(right, level + 1)}`,
  level,
});

const LEAVES = ['true', 'false', 'null', "'anna'", '"ben"', 'request.auth', 'request.auth.uid'];
const OPERATORS = [
  ['||', 0],
  ['&&', 1],
  ['==', 2],
  ['!=', 2],
] as const;

/** Any value, of the right type or not: errors must be as frequent as answers. */
function anything(depth: number, scope: Scope): fc.Arbitrary<Piece> {
  const leaf = fc.constantFrom(...LEAVES, ...scope.variables).map(whole);
  return depth === 0 ? leaf : fc.oneof({ arbitrary: leaf, weight: 3 }, { arbitrary: truth(depth, scope), weight: 1 });
}

/** Mostly true or false. */
function truth(depth: number, scope: Scope): fc.Arbitrary<Piece> {
  const comparison = fc
    .tuple(fc.constantFrom('==', '!='), anything(depth - 1 > 0 ? depth - 1 : 0, scope), anything(0, scope))
    .map(([operator, left, right]) => joined(operator, 2, left, right));
  if (depth === 0) return comparison;
  const part = fc.oneof(
    { arbitrary: truth(depth - 1, scope), weight: 6 },
    { arbitrary: anything(0, scope), weight: 1 },
  );
  const calls = scope.functions.map(([name, count]) =>
    fc
      .array(anything(depth - 1, scope), { minLength: count, maxLength: count })
      .map((args) => whole(`${name}(${args.map(({ code }) => code).join(', ')})`)),
  );
  return fc.oneof(
    comparison,
    fc
      .tuple(fc.constantFrom(...OPERATORS), part, part)
      .map(([[operator, level], left, right]) => joined(operator, level, left, right)),
    part.map((operand) => whole(`!${within(operand, 3)}`)),
    part.map(({ code }) => whole(`(${code})`)),
    ...calls,
  );
}

/** A condition and the functions that it calls. `outer` of the block around calls that block's `inner`. */
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
    inner: truth(2, { variables: ['name', 'a'], functions: [] }),
    pair: truth(2, { variables: ['name', 'a', 'b'], functions: [...OUTER] }),
    condition: truth(3, { variables: ['name'], functions: [...OUTER, ['pair', 2]] }),
  })
  .map(({ inner, pair, condition }) => ({
    functions: `function pair(a, b) { return ${pair.code}; } function inner(a) { return ${inner.code}; }`,
    condition: condition.code,
  }));
