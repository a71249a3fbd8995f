import { checkFunctionName, checkVariableName } from './names.ts';
import {
  type Block,
  type Expression,
  type Match,
  RulesLoadError,
  type RulesFunction,
  type Ruleset,
} from './rules-tree.ts';

/** What is in scope at a position of the file: functions and path variables of the enclosing blocks. */
type Scope = {
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly variables: ReadonlyMap<string, 'text' | 'path'>;
};

/** @throws RulesLoadError for unknown or duplicate names, wrong numbers of arguments and recursion. */
export function checkRules(ruleset: Ruleset): void {
  checkBlock(ruleset, { functions: new Map(), variables: new Map() });
}

function checkBlock(block: Block, outer: Scope): void {
  const functions = new Map(outer.functions);
  const ownNames = new Set<string>();
  for (const declared of block.functions) {
    if (ownNames.has(declared.name))
      throw new RulesLoadError(declared.line, `the function '${declared.name}' stands twice`);
    checkFunctionName(declared.name, declared.line);
    ownNames.add(declared.name);
    functions.set(declared.name, declared);
  }
  const scope = { functions, variables: outer.variables };
  for (const declared of block.functions) checkFunction(declared, scope);
  for (const match of block.matches) checkMatch(match, scope);
}

function checkMatch(match: Match, outer: Scope): void {
  const scope = { functions: outer.functions, variables: withPathVariables(match, outer.variables) };
  const restIndex = match.segments.findIndex(({ kind }) => kind === 'rest');
  const [nested] = match.body.matches;
  if (nested !== undefined && restIndex !== -1 && restIndex < match.segments.length - 1) {
    // Refused here, because Google's engine lets such paths overlap: with /a/a inside it, /{rest=**}/a also
    // matches /x/a/a.
    throw new RulesLoadError(nested.line, 'no match may stand in one whose {name=**} is not the end of its path');
  }
  checkBlock(match.body, scope);
  const withOwnFunctions = { ...scope, functions: functionsIn(match.body, scope.functions) };
  for (const { condition } of match.allows) checkExpression(condition, withOwnFunctions);
}

function withPathVariables({ segments, line }: Match, outer: Scope['variables']): Scope['variables'] {
  const variables = new Map(outer);
  for (const segment of segments) {
    if (segment.kind === 'literal') continue;
    checkVariableName(segment.name, line);
    if (variables.has(segment.name)) throw new RulesLoadError(line, `the path names '${segment.name}' twice`);
    if (segment.kind === 'rest' && [...variables.values()].includes('path')) {
      throw new RulesLoadError(line, 'a path may contain one {name=**} only');
    }
    variables.set(segment.name, segment.kind === 'rest' ? 'path' : 'text');
  }
  return variables;
}

function functionsIn(block: Block, outer: ReadonlyMap<string, RulesFunction>): ReadonlyMap<string, RulesFunction> {
  return new Map([...outer, ...block.functions.map((declared) => [declared.name, declared] as const)]);
}

function checkFunction(declared: RulesFunction, scope: Scope): void {
  if (new Set(declared.parameters).size < declared.parameters.length) {
    throw new RulesLoadError(declared.line, `a parameter of '${declared.name}' stands twice`);
  }
  for (const name of declared.parameters) checkVariableName(name, declared.line);
  const parameters = declared.parameters.map((name) => [name, 'text'] as const);
  checkExpression(declared.result, { ...scope, variables: new Map([...scope.variables, ...parameters]) });
  if (callsFunction(declared.result, declared.name, scope, new Set())) {
    throw new RulesLoadError(declared.line, `the function '${declared.name}' calls itself`);
  }
}

function checkExpression(expression: Expression, scope: Scope): void {
  for (const part of partsOf(expression)) checkExpression(part, scope);
  if (expression.kind === 'variable') {
    const variable = scope.variables.get(expression.name);
    if (variable === undefined) throw new RulesLoadError(expression.line, `'${expression.name}' is not known here`);
    if (variable === 'path') {
      throw new RulesLoadError(expression.line, `the offline Storage rules cannot read the path '${expression.name}'`);
    }
  }
  if (expression.kind !== 'call') return;
  const callee = scope.functions.get(expression.name);
  if (callee === undefined) throw new RulesLoadError(expression.line, `there is no function '${expression.name}' here`);
  if (callee.parameters.length !== expression.args.length) {
    throw new RulesLoadError(expression.line, `'${callee.name}' takes ${callee.parameters.length} arguments`);
  }
}

function callsFunction(expression: Expression, name: string, scope: Scope, visitedNames: Set<string>): boolean {
  if (expression.kind === 'call') {
    if (expression.name === name) return true;
    const callee = scope.functions.get(expression.name);
    if (callee !== undefined && !visitedNames.has(callee.name)) {
      visitedNames.add(callee.name);
      if (callsFunction(callee.result, name, scope, visitedNames)) return true;
    }
  }
  return partsOf(expression).some((part) => callsFunction(part, name, scope, visitedNames));
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'call':
      return expression.args;
    case 'exists':
      return expression.path;
    case 'not':
      return [expression.operand];
    case 'and':
    case 'or':
    case 'equal':
    case 'unequal':
      return [expression.left, expression.right];
    case 'literal':
    case 'auth':
    case 'uid':
    case 'variable':
      return [];
  }
}
