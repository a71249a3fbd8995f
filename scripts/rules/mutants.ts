/**
 * The rules without one condition: an operand of `&&`, or a single condition, is replaced with true, an operand of `||`
 * with false, and the condition of a `?:` with each of them.
 */
export interface Mutant {
  /** The enclosing match block or function. */
  block: string;
  line: number;
  /** The replaced condition, on one line. */
  condition: string;
  replacement: 'true' | 'false';
  /** The whole mutated file. */
  text: string;
}

interface Span {
  from: number;
  to: number;
}

export function mutantsOf(rules: string): Mutant[] {
  const code = blankTextsAndComments(rules);
  const found: (Span & Pick<Mutant, 'replacement'>)[] = [];

  function visit(span: Span): void {
    const part = trimmed(code, span);
    const [beforeBranches, ...branches] = splitAt(code, part, '?');
    if (beforeBranches && branches.length > 0) {
      const condition = trimmed(code, beforeBranches);
      found.push({ ...condition, replacement: 'true' }, { ...condition, replacement: 'false' });
      visit(condition);
      for (const branch of splitAt(code, { from: beforeBranches.to + 1, to: part.to }, ':')) visit(branch);
      return;
    }
    for (const [operator, replacement] of [['||', 'false'] as const, ['&&', 'true'] as const]) {
      const parts = splitAt(code, part, operator).map((one) => trimmed(code, one));
      if (parts.length < 2) continue;
      for (const one of parts) {
        found.push({ ...one, replacement });
        visit(one);
      }
      return;
    }
    for (const group of groupsIn(code, part)) visit(group);
  }

  for (const start of code.matchAll(/\breturn\b|\bif\b|\blet \w+ =/g)) {
    const from = start.index + start[0].length;
    const span = { from, to: code.indexOf(';', from) };
    const before = found.length;
    visit(span);
    if (start[0] === 'if' && found.length === before) found.push({ ...trimmed(code, span), replacement: 'true' });
  }
  return found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map(({ from, to, replacement }) => ({
      block: blockOf(code, rules, from),
      line: rules.slice(0, from).split('\n').length,
      condition: rules.slice(from, to).replace(/\s+/g, ' '),
      replacement,
      text: `${rules.slice(0, from)}${replacement}${rules.slice(to)}`,
    }));
}

/** The file with strings and comments blanked at the same length, so that no operator is found in them. */
const blankTextsAndComments = (rules: string): string =>
  rules.replace(/'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, (words) =>
    words.startsWith("'") ? `'${'_'.repeat(words.length - 2)}'` : ' '.repeat(words.length),
  );

function trimmed(code: string, { from, to }: Span): Span {
  const text = code.slice(from, to);
  return { from: from + text.length - text.trimStart().length, to: to - (text.length - text.trimEnd().length) };
}

/** Splits a span of the code at `operator`, but not inside brackets. */
function splitAt(code: string, { from, to }: Span, operator: string): Span[] {
  const parts: Span[] = [];
  let [depth, start] = [0, from];
  for (let position = from; position < to; position += 1) {
    const character = code.charAt(position);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && code.startsWith(operator, position)) {
      parts.push({ from: start, to: position });
      start = position + operator.length;
    }
  }
  return [...parts, { from: start, to }];
}

/** The outermost brackets in a span of the code that contain several conditions. */
function groupsIn(code: string, { from, to }: Span): Span[] {
  const groups: Span[] = [];
  let [depth, start] = [0, from];
  for (let position = from; position < to; position += 1) {
    if (code[position] === '(') {
      if (depth === 0) start = position + 1;
      depth += 1;
    } else if (code[position] === ')') {
      depth -= 1;
      if (depth === 0 && /&&|\|\||\?/.test(code.slice(start, position))) groups.push({ from: start, to: position });
    }
  }
  return groups;
}

function blockOf(code: string, rules: string, position: number): string {
  const blocks = [...code.slice(0, position).matchAll(/\bfunction (\w+)\(|\bmatch (\/\S+) \{/g)];
  const last = blocks.at(-1);
  if (!last) return '';
  return last[1] ?? rules.slice(last.index + 'match '.length).split(' ')[0] ?? '';
}
