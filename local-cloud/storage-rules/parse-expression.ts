import { NAME } from './names.ts';
import { type Expression, type Operator, RulesLoadError } from './rules-tree.ts';
import type { Scanner } from './scanner.ts';

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
/** A segment of a document path; '(default)' is the name of the database. */
const SEGMENT = /\(default\)|[\w-]+/y;
const CONSTANTS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** Lowest precedence first, as in the language reference. */
const LEVELS: readonly { readonly pattern: RegExp; readonly operators: Readonly<Record<string, Operator>> }[] = [
  { pattern: /\|\|/y, operators: { '||': 'or' } },
  { pattern: /&&/y, operators: { '&&': 'and' } },
  { pattern: /==|!=/y, operators: { '==': 'equal', '!=': 'unequal' } },
];

/** @throws RulesLoadError for syntax that this runtime does not support. */
export function parseExpression(scanner: Scanner, level = 0): Expression {
  const rules = LEVELS[level];
  if (rules === undefined) return parseUnary(scanner);
  let left = parseExpression(scanner, level + 1);
  for (;;) {
    const line = scanner.line;
    const kind = rules.operators[scanner.find(rules.pattern) ?? ''];
    if (kind === undefined) return left;
    left = { kind, line, left, right: parseExpression(scanner, level + 1) };
  }
}

function parseUnary(scanner: Scanner): Expression {
  const line = scanner.line;
  if (scanner.find(/!(?!=)/y) !== null) return { kind: 'not', line, operand: parseUnary(scanner) };
  if (scanner.find(/\(/y) !== null) {
    const inner = parseExpression(scanner);
    scanner.take(/\)/y, "')'");
    return inner;
  }
  const text = scanner.find(STRING);
  if (text !== null) return { kind: 'literal', line, value: unescape(text, line) };
  const name = scanner.take(NAME, 'a name, a string, true, false, null or a bracket');
  if (Object.hasOwn(CONSTANTS, name)) return { kind: 'literal', line, value: CONSTANTS[name] ?? null };
  if (name === 'request') return parseRequestMember(scanner, line);
  if (name === 'firestore') return parseExists(scanner, line);
  if (scanner.find(/\(/y) !== null) return { kind: 'call', line, name, args: parseArguments(scanner) };
  refuseMember(scanner);
  return { kind: 'variable', line, name };
}

function parseRequestMember(scanner: Scanner, line: number): Expression {
  scanner.take(/\. *auth\b/y, "'.auth', the only part of the request that the offline Storage rules know");
  if (scanner.find(/\. *uid\b/y) === null) {
    refuseMember(scanner);
    return { kind: 'auth', line };
  }
  refuseMember(scanner);
  return { kind: 'uid', line };
}

function parseExists(scanner: Scanner, line: number): Expression {
  scanner.take(/\. *exists *\(/y, "'.exists(', all that the offline Storage rules ask of Firestore");
  const path: Expression[] = [];
  while (scanner.find(/\)/y) === null) path.push(parseSegment(scanner));
  if (path.length === 0) scanner.fail('a path such as /databases/(default)/documents/users/$(uid)');
  return { kind: 'exists', line, path };
}

function parseSegment(scanner: Scanner): Expression {
  const line = scanner.line;
  scanner.take(/\//y, "'/' or ')'");
  if (scanner.find(/\$\(/y) === null)
    return { kind: 'literal', line, value: scanner.take(SEGMENT, 'a segment of a path or $(…)') };
  const inner = parseExpression(scanner);
  scanner.take(/\)/y, "')'");
  return inner;
}

function refuseMember(scanner: Scanner): void {
  const line = scanner.line;
  const access = scanner.find(/[.[]\s*\w*/y);
  if (access !== null) throw new RulesLoadError(line, `the offline Storage rules do not know '${access}' here`);
}

function parseArguments(scanner: Scanner): Expression[] {
  if (scanner.find(/\)/y) !== null) return [];
  const args = [parseExpression(scanner)];
  while (scanner.find(/,/y) !== null) args.push(parseExpression(scanner));
  scanner.take(/\)/y, "',' or ')'");
  return args;
}

function unescape(quoted: string, line: number): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, (_escape, letter: string) => {
    if (letter === '\\' || letter === "'" || letter === '"') return letter;
    throw new RulesLoadError(line, `the offline Storage rules do not know the escape '\\${letter}'`);
  });
}
