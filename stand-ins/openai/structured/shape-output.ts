import type { JsonSchema } from './json-schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf({ type, properties, items }: JsonSchema): string {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.length === 0) return properties === undefined ? (items === undefined ? 'string' : 'array') : 'object';
  return types.find((each) => each !== 'null') ?? 'null';
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n\n');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `value` in the format of `schema`; a missing or mistyped value is empty, or the first of an enum. */
function shape(schema: JsonSchema, value: unknown, root: JsonSchema): unknown {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return shape(root.$defs?.[name] ?? {}, value, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value) ? value : schema.enum[0];
  const [choice] = schema.anyOf?.filter((each) => each.type !== 'null') ?? [];
  if (choice !== undefined) return shape(choice, value, root);
  switch (typeOf(schema)) {
    case 'object': {
      const fields = isRecord(value) ? value : {};
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, child]) => [key, shape(child, fields[key], root)]),
      );
    }
    case 'array': {
      const items: unknown[] = Array.isArray(value) ? value : [];
      const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
      const filled = [...items, ...Array.from({ length: Math.max(0, minItems - items.length) }, () => items.at(-1))];
      return filled.slice(0, maxItems).map((item) => shape(schema.items ?? {}, item, root));
    }
    case 'number':
    case 'integer':
      return typeof value === 'number' ? value : 0;
    case 'boolean':
      return value === true;
    case 'null':
      return null;
    default:
      return toText(value);
  }
}

/** The known values as JSON in exactly the requested format. */
export const shapeOutput = (schema: JsonSchema, facts: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(shape(schema, facts, schema));
