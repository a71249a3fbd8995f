import qs from 'qs';
import * as z from 'zod/mini';
import { ApiError, missingParameterError, unknownParameterError } from './api-error.ts';

/** The longest list in a request and the deepest nesting: more than the vendor's client sends. */
const PARSING = { arrayLimit: 1000, depth: 10, parameterLimit: 5000, ignoreQueryPrefix: true } as const;

/** Parses a query or form body such as `items[0][price]=x` as nested values. */
export const parseForm = (text: string): Record<string, unknown> => qs.parse(text, PARSING);

/** Schema of an integer sent as text. */
export const integer = z.pipe(
  z.string().check(z.regex(/^-?\d+$/u)),
  z.transform((text) => Number(text)),
);
export const bool = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
/** Metadata; an empty string deletes a key. */
export const metadata = z.union([z.literal(''), z.record(z.string().check(z.maxLength(40)), z.string())]);
export const expand = z.optional(z.array(z.string()));
export const text = z.string().check(z.minLength(1));
/** Schema of a URL for redirects. */
export const webUrl = z.url({ protocol: /^https?$/u });

/**
 * Parses parameters as the vendor does. @throws ApiError 400 `parameter_unknown`, `parameter_missing` or, for a wrong
 * type, `parameter_invalid_…`
 */
export function readParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = z.safeParse(schema, params, { reportInput: true });
  if (result.success) return result.data;
  const unknown = result.error.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown !== undefined) throw unknownParameterError(inBrackets([...unknown.path, unknown.keys[0] ?? '']));
  const [issue] = result.error.issues;
  const param = inBrackets(issue?.path ?? []);
  if (issue?.input === undefined) throw missingParameterError(param);
  const value = typeof issue.input === 'string' ? issue.input : JSON.stringify(issue.input);
  throw invalidValueError(param, value, issue);
}

function invalidValueError(param: string, value: string, issue: z.core.$ZodIssue): ApiError {
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return new ApiError(400, message, { code: 'parameter_invalid_empty', param });
  }
  if (issue.code === 'invalid_value') {
    const message = `Invalid ${param}: must be one of ${issue.values.join(', ')}`;
    return new ApiError(400, message, { param });
  }
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param });
  if (issue.code === 'invalid_format')
    return new ApiError(400, `Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  return new ApiError(400, `Invalid ${param}: ${value}`, { param });
}

/** The vendor's syntax for a nested parameter: `items[0][price]`. */
function inBrackets([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((step) => `[${String(step)}]`).join('');
}
