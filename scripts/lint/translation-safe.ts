/*
 * A rule for oxlint. Browsers that translate a page move text nodes into <font> elements. React then fails to remove such a
 * text node, or to insert an element before it: text beside something conditional needs an element around it
 * (docs/decisions/0167).
 */

interface Node {
  type: string;
  value?: unknown;
  expression?: Node;
  children?: Node[];
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  operator?: string;
  name?: string;
  property?: Node;
}

interface Context {
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}

const MESSAGE =
  'Conditional text, or text after something conditional: wrap the text in an element such as <span>, because a translated page moves text nodes.';

const withoutWrapper = (node: Node): Node =>
  node.type === 'JSXExpressionContainer' ? (node.expression ?? node) : node;

/** Whether a child is rendered; blank text with a line break is not. */
const isRendered = (child: Node): boolean => {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/u.test(String(child.value));
  return withoutWrapper(child).type !== 'JSXEmptyExpression';
};

/** Names of variables that are text, or may be; the rule does not know types. */
const TEXT_NAME = /(?:label|title|name|text|sentence|message|hint|words|copy|caption|when)$/iu;

/** Whether the expression renders text, which the children of a primitive of src/ui may be. */
function isText(child: Node, isPrimitive: boolean): boolean {
  const node = withoutWrapper(child);
  const name = node.type === 'MemberExpression' ? node.property : node;
  if (name?.type === 'Identifier' && (TEXT_NAME.test(name.name ?? '') || (isPrimitive && name.name === 'children')))
    return true;
  if (node.type === 'JSXText') return true;
  if (node.type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number';
  return node.type === 'TemplateLiteral' || (node.type === 'BinaryExpression' && node.operator === '+');
}

/** The nodes that an expression may render; the left side of `&&` is its condition. */
const branchesOf = ({ type, operator, left, right, consequent, alternate }: Node): Node[] => {
  const branches =
    type === 'LogicalExpression'
      ? [operator === '&&' ? undefined : left, right]
      : type === 'ConditionalExpression'
        ? [consequent, alternate]
        : [];
  return branches.filter((node) => node !== undefined);
};

/** Whether a node is rendered conditionally; text that replaces other text is changed in place. */
function isConditional(child: Node): boolean {
  const node = withoutWrapper(child);
  const branches = branchesOf(node);
  return branches.length > 0 && (node.operator === '&&' || !branches.every((branch) => isText(branch, false)));
}

const hasTextBranch = (child: Node): boolean =>
  branchesOf(withoutWrapper(child)).some((branch) => isText(branch, false) || hasTextBranch(branch));

/** Whether React would insert a node at `index` before text: the next sibling that is always rendered decides. */
function isBeforeText(siblings: readonly Node[], index: number, isPrimitive: boolean): boolean {
  const next = siblings.slice(index + 1).find((sibling) => isText(sibling, isPrimitive) || !isConditional(sibling));
  return next !== undefined && isText(next, isPrimitive);
}

function check(context: Context, { children = [] }: Node): void {
  const isPrimitive = context.filename.includes('/src/ui/');
  const siblings = children.filter(isRendered);
  if (siblings.length < 2) return;
  const found = siblings.find(
    (child, index) => isConditional(child) && (hasTextBranch(child) || isBeforeText(siblings, index, isPrimitive)),
  );
  if (found) context.report({ node: found, message: MESSAGE });
}

export default {
  meta: { name: 'talelantern' },
  rules: {
    'translation-safe': {
      create: (context: Context) => ({
        JSXElement: (node: Node) => check(context, node),
        JSXFragment: (node: Node) => check(context, node),
      }),
    },
  },
};
