import * as z from 'zod/mini';

/** The path of a field in a body: names of fields, and indexes of lists. */
export type FieldPath = readonly (string | number)[];

interface Node {
  properties?: Record<string, Node> | undefined;
  items?: Node | undefined;
  anyOf?: Node[] | undefined;
  oneOf?: Node[] | undefined;
  enum?: unknown[] | undefined;
}

const nodeSchema: z.ZodMiniType<Node> = z.object({
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => nodeSchema),
    ),
  ),
  items: z.optional(z.lazy(() => nodeSchema)),
  anyOf: z.optional(z.array(z.lazy(() => nodeSchema))),
  oneOf: z.optional(z.array(z.lazy(() => nodeSchema))),
  enum: z.optional(z.array(z.unknown())),
});

/** One field of a contract, at any depth; of a list its first entry. */
export interface Field {
  path: FieldPath;
  /** The values allowed; empty for no restriction. */
  choices: readonly unknown[];
}

/** Every field of a request, so that new fields are tested automatically. */
export function fieldsOf(request: z.ZodMiniType): Field[] {
  const fields = walk(nodeSchema.parse(z.toJSONSchema(request, { io: 'input' })), []);
  return [...new Map(fields.map((field) => [fieldName(field.path), field])).values()];
}

function walk({ properties = {}, items, anyOf = [], oneOf = [], ...node }: Node, path: FieldPath): Field[] {
  const here = path.length === 0 ? [] : [{ path, choices: node.enum ?? [] }];
  return [
    ...here,
    ...Object.entries(properties).flatMap(([name, child]) => walk(child, [...path, name])),
    ...(items ? walk(items, [...path, 0]) : []),
    ...[...anyOf, ...oneOf].flatMap((option) => walk(option, path)),
  ];
}

/** The name of the field in an error body. */
export const fieldName = (path: FieldPath): string => path.join('.');
