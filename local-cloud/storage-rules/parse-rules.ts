import { checkLimits } from './check-limits.ts';
import { checkRules } from './check-rules.ts';
import { NAME } from './names.ts';
import { parseExpression } from './parse-expression.ts';
import {
  METHODS,
  type Allow,
  type Block,
  type Match,
  type Method,
  RulesLoadError,
  type RulesFunction,
  type Ruleset,
  type Segment,
} from './rules-tree.ts';
import { Scanner } from './scanner.ts';

const PATH = /(?:\/(?:[\w.-]+|\{ *[A-Za-z_]\w* *(?:= *\*\* *)?\}))+/y;

const METHOD_GROUPS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(METHODS.map((method) => [method, [method]])),
};

/**
 * Parses storage.rules: version 2, one service firebase.storage, and the expressions of parse-expression.ts. @throws
 * RulesLoadError for anything else, so that no rule is silently read as a denial.
 */
export function parseRules(source: string): Ruleset {
  const scanner = new Scanner(source);
  scanner.take(/rules_version\b/y, "rules_version = '2'");
  scanner.take(/=/y, "'='");
  scanner.take(/'2'|"2"/y, "'2', the only version that the offline Storage rules know");
  scanner.take(/;/y, "';'");
  scanner.take(/service[ \t\r\n]+firebase\.storage\b/y, "'service firebase.storage'");
  scanner.take(/\{/y, "'{'");
  const { functions, matches, allows } = parseBlock(scanner);
  if (allows[0] !== undefined) throw new RulesLoadError(allows[0].line, "'allow' stands outside of a match");
  if (!scanner.isAtEnd) scanner.fail('the end of the file');
  const ruleset = { functions, matches };
  checkRules(ruleset);
  checkLimits(ruleset);
  return ruleset;
}

function parseBlock(scanner: Scanner): Block & { allows: Allow[] } {
  const functions: RulesFunction[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  const start = scanner.line;
  while (scanner.find(/\}/y) === null) {
    const line = scanner.line;
    const keyword = scanner.take(/(?:match|allow|function)\b/y, "'match', 'allow', 'function' or '}'");
    if (keyword === 'match') matches.push(parseMatch(scanner, line));
    else if (keyword === 'allow') allows.push(parseAllow(scanner, line));
    else functions.push(parseFunction(scanner, line));
  }
  if (functions.length + matches.length + allows.length === 0)
    throw new RulesLoadError(start, 'nothing stands in the brackets');
  return { functions, matches, allows };
}

function parseMatch(scanner: Scanner, line: number): Match {
  const path = scanner.take(PATH, 'a path such as /b/{bucket}/o or /users/{uid}/{file=**}');
  const segments = path.split('/').slice(1).map(toSegment);
  scanner.take(/\{/y, "'{'");
  const { allows, ...body } = parseBlock(scanner);
  return { line, segments, allows, body };
}

function toSegment(text: string): Segment {
  const name = /^\{ *(\w+)/.exec(text)?.[1];
  if (name === undefined) return { kind: 'literal', text };
  return { kind: text.includes('=') ? 'rest' : 'one', name };
}

function parseAllow(scanner: Scanner, line: number): Allow {
  const methods: Method[] = [];
  do {
    const name = scanner.take(NAME, 'a method such as read');
    const group = Object.hasOwn(METHOD_GROUPS, name) ? METHOD_GROUPS[name] : undefined;
    if (group === undefined) throw new RulesLoadError(line, `'${name}' is no method`);
    methods.push(...group);
  } while (scanner.find(/,/y) !== null);
  if (scanner.find(/;/y) !== null) return { line, methods, condition: { kind: 'literal', line, value: true } };
  scanner.take(/:/y, "':' or ';'");
  scanner.take(/if\b/y, "'if'");
  const condition = parseExpression(scanner);
  scanner.take(/;/y, "an operator (&&, ||, ==, !=) or ';'");
  return { line, methods, condition };
}

function parseFunction(scanner: Scanner, line: number): RulesFunction {
  const name = scanner.take(NAME, 'the name of a function');
  scanner.take(/\(/y, "'('");
  const parameters: string[] = [];
  if (scanner.find(/\)/y) === null) {
    do parameters.push(scanner.take(NAME, 'the name of a parameter'));
    while (scanner.find(/,/y) !== null);
    scanner.take(/\)/y, "',' or ')'");
  }
  scanner.take(/\{/y, "'{'");
  scanner.take(/return\b/y, "'return' (the offline Storage rules know no 'let')");
  const result = parseExpression(scanner);
  scanner.take(/;/y, "an operator (&&, ||, ==, !=) or ';'");
  scanner.take(/\}/y, "'}'");
  return { line, name, parameters, result };
}
