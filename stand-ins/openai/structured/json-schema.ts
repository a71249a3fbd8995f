import * as z from 'zod/mini';

const text = z.optional(z.string());

/** The subset of JSON Schema that structured outputs use. */
export interface JsonSchema {
  $ref?: string | undefined;
  $defs?: Record<string, JsonSchema> | undefined;
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: unknown;
  items?: JsonSchema | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: JsonSchema[] | undefined;
}

export const jsonSchemaSchema: z.ZodMiniType<JsonSchema> = z.object({
  $ref: text,
  $defs: z.optional(
    z.record(
      z.string(),
      z.lazy(() => jsonSchemaSchema),
    ),
  ),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => jsonSchemaSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.lazy(() => jsonSchemaSchema)),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.lazy(() => jsonSchemaSchema))),
});

/** The first violation of strict mode (all properties required, no others), or null. */
export function strictFault(schema: JsonSchema, context: readonly string[] = []): string | null {
  const place = `In context=(${context.map((part) => `'${part}'`).join(', ')})`;
  if (schema.type === 'object' || schema.properties !== undefined) {
    if (schema.additionalProperties !== false) {
      return `${place}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const missingKeys = Object.keys(schema.properties ?? {}).filter((key) => schema.required?.includes(key) !== true);
    if (missingKeys.length > 0) {
      return `${place}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missingKeys[0]}'.`;
    }
  }
  const children: (readonly [string, JsonSchema])[] = [
    ...Object.entries(schema.properties ?? {}).map(([key, child]) => [`properties.${key}`, child] as const),
    ...(schema.items === undefined ? [] : [['items', schema.items] as const]),
    ...(schema.anyOf ?? []).map((child, index) => [`anyOf.${index}`, child] as const),
    ...Object.entries(schema.$defs ?? {}).map(([key, child]) => [`$defs.${key}`, child] as const),
  ];
  for (const [key, child] of children) {
    const fault = strictFault(child, [...context, key]);
    if (fault !== null) return fault;
  }
  return null;
}
