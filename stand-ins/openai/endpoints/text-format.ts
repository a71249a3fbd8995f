import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';
import { jsonSchemaSchema, strictFault, type JsonSchema } from '../structured/json-schema.ts';

const schemaFormat = z.object({
  name: z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,64}$/u)),
  schema: jsonSchemaSchema,
  strict: z.optional(z.nullable(z.boolean())),
});

const formatSchema = z.union([
  z.object({ type: z.literal('text') }),
  z.extend(schemaFormat, { type: z.literal('json_schema') }),
]);

/** The format parameter of a request. */
export const anyFormatSchema = z.looseObject({ type: z.string() });

/**
 * The schema of the output, or null for plain text. Strict schemas are validated as the vendor does:
 * https://developers.openai.com/api/docs/guides/structured-outputs @throws ApiError 400 for a different format, or a
 * schema that strict mode refuses.
 */
export function parseTextFormat(param: string, format: z.infer<typeof anyFormatSchema>): JsonSchema | null {
  if (format.type !== 'text' && format.type !== 'json_schema') {
    throw new ApiError(400, `Unsupported value: '${param}.type' ${format.type}.`, {
      param: `${param}.type`,
      code: 'unsupported_value',
    });
  }
  const parsed = formatSchema.safeParse(format);
  if (!parsed.success) throw new ApiError(400, z.prettifyError(parsed.error), { param, code: 'invalid_type' });
  if (parsed.data.type === 'text') return null;
  const { name, schema, strict } = parsed.data;
  const fault = schema.type === 'object' ? null : `schema must be a JSON Schema of 'type: "object"'.`;
  const schemaFault = fault ?? (strict === true ? strictFault(schema) : null);
  if (schemaFault !== null) {
    throw new ApiError(400, `Invalid schema for response_format '${name}': ${schemaFault}`, {
      param,
      code: 'invalid_json_schema',
    });
  }
  return schema;
}
