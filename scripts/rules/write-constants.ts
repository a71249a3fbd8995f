import type { RuleValue } from '@talelantern/domain/stored/define-document';

const WIDTH = 116;

export const writeConstants = (groups: Readonly<Record<string, Readonly<Record<string, RuleValue>>>>): string =>
  Object.entries(groups)
    .map(([heading, constants]) =>
      [`// ${heading}`, ...Object.entries(constants).map(([name, value]) => writeConstant(name, value))].join('\n'),
    )
    .join('\n\n');

function writeConstant(name: string, value: RuleValue): string {
  const line = `function ${name}() { return ${literal(value)}; }`;
  if (line.length <= WIDTH || typeof value !== 'object') return line;
  const statement = `  return ${literal(value)};`;
  if (statement.length <= WIDTH) return `function ${name}() {\n${statement}\n}`;
  const [open, close] = isList(value) ? '[]' : '{}';
  return `function ${name}() {\n  return ${open}\n${fillLines(entriesOf(value))}\n  ${close};\n}`;
}

function literal(value: RuleValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;
  const entries = entriesOf(value).join(', ');
  return isList(value) ? `[${entries}]` : `{${entries}}`;
}

const entriesOf = (value: Exclude<RuleValue, string | number>): string[] =>
  isList(value) ? value.map(literal) : Object.entries(value).map(([key, one]) => `${literal(key)}: ${literal(one)}`);

const isList = (value: RuleValue): value is readonly RuleValue[] => Array.isArray(value);

/** The entries, wrapped into as few lines as possible. */
function fillLines(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const text = index < entries.length - 1 ? `${entry},` : entry;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${text}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(`    ${text}`);
  }
  return lines.join('\n');
}
