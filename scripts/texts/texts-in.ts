import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes that hold no text for people. */
const TECHNICAL_ATTRIBUTES = new Set(['className', 'd', 'viewBox', 'transform', 'points']);

/** Longer constants are listed by their texts and numbers. */
const LONGEST_CONSTANT = 160;

/** Words as people read them, with a capital or several of which none looks like a CSS class; addresses; no SVG paths. */
function isForPeople(text: string): boolean {
  if (/^M[\d\s.]/u.test(text)) return false;
  if (/^\/[a-z]/u.test(text) || /^[“‘…(]?\p{Lu}.*\p{Ll}/su.test(text)) return true;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return words.length > 1 && !words.some((word) => /[\d:[\]_=<>/]|\p{L}-/u.test(word));
}

const onOneLine = (code: string): string => code.replaceAll(/\s+/gu, ' ').trim();

/** The children of an element as one text: expressions as they are written, `<>` for each element inside. */
function childrenText(children: readonly ESTree.JSXChild[], codeOf: (node: ESTree.Span) => string): string {
  const parts = children.map((child) => {
    if (child.type === 'JSXText') return child.value.replaceAll(/\s+/gu, ' ');
    if (child.type !== 'JSXExpressionContainer') return '<>';
    return child.expression.type === 'Literal' ? String(child.expression.value) : `{${codeOf(child.expression)}}`;
  });
  return parts.join('').trim();
}

/** A template as it is written, or undefined if none of its parts is for people. */
function templateText(template: ESTree.TemplateLiteral, codeOf: (node: ESTree.Span) => string): string | undefined {
  const texts = template.quasis.map(({ value }) => value.cooked ?? value.raw);
  if (!texts.some((text) => isForPeople(text.trim()))) return undefined;
  const parts = texts.map((text, index) => {
    const expression = template.expressions[index];
    return expression === undefined ? text : `${text}\${${codeOf(expression)}}`;
  });
  return parts.join('');
}

const isNumber = (code: string): boolean => /^-?\d[\d_.e*+/ -]*$/u.test(code);
const hasNumber = (code: string): boolean => /(?<![\w'"#.-])\d/u.test(code);

/**
 * What people may notice in a file of TypeScript, in its order: texts of the interface and of answers, constants in
 * capitals that hold numbers, and numbers of objects. Text in JSX stands with what is filled in.
 */
export function textsIn(file: string, source: string): string[] {
  const found: { start: number; text: string }[] = [];
  const technical = new Set<number>();
  let listedUntil = 0;
  const codeOf = ({ start, end }: ESTree.Span): string => onOneLine(source.slice(start, end));
  const add = ({ start }: ESTree.Span, text: string | undefined): void => {
    if (text !== undefined && text !== '') found.push({ start, text: text.trimEnd().replaceAll('\n', String.raw`\n`) });
  };
  const addChildren = (node: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const hasText = node.children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value));
    if (hasText) add(node, childrenText(node.children, codeOf));
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void technical.add(start),
    ExportNamedDeclaration: ({ source: from }) => void (from && technical.add(from.start)),
    ExportAllDeclaration: ({ source: { start } }) => void technical.add(start),
    TSLiteralType: ({ literal: { start } }) => void technical.add(start),
    JSXAttribute({ name, value }) {
      if (value !== null && TECHNICAL_ATTRIBUTES.has(codeOf(name))) technical.add(value.start);
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Literal(node) {
      if (typeof node.value === 'string' && !technical.has(node.start) && isForPeople(node.value))
        add(node, node.value);
    },
    TemplateLiteral: (node) => add(node, templateText(node, codeOf)),
    VariableDeclarator({ id, init }) {
      if (init === null || id.type !== 'Identifier' || !/^[A-Z][A-Z\d_]*$/u.test(id.name)) return;
      const code = codeOf(init);
      if (code.length > LONGEST_CONSTANT || !hasNumber(code)) return;
      add(id, `${id.name} = ${code}`);
      listedUntil = init.end;
    },
    Property({ start, end, key, value }) {
      if (start >= listedUntil && isNumber(codeOf(value))) add({ start, end }, `${codeOf(key)}: ${codeOf(value)}`);
    },
  }).visit(program);
  return found.toSorted((one, other) => one.start - other.start).map(({ text }) => text);
}
