import { ApiError } from './api-error.ts';

interface NumberRule {
  kind: 'number' | 'integer';
  min?: number;
  max?: number;
}
interface StringRule {
  kind: 'string';
  maxLength?: number;
  values?: readonly string[];
}
interface PlainRule {
  kind: 'boolean' | 'object' | 'array' | 'any';
}
/** What the vendor accepts in a top-level field; null counts as absent. */
export type FieldRule = NumberRule | StringRule | PlainRule;

const KIND_WORDS: Record<FieldRule['kind'], string> = {
  number: 'a decimal',
  integer: 'an integer',
  string: 'a string',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  any: 'a value',
};

function wordForValue(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a decimal';
  if (typeof value === 'boolean') return 'a boolean';
  return typeof value === 'string' ? 'a string' : 'an object';
}

function isKind(value: unknown, kind: FieldRule['kind']): boolean {
  if (kind === 'any') return true;
  if (kind === 'integer') return Number.isInteger(value);
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === kind;
}

function checkNumber(param: string, value: number, rule: NumberRule): void {
  const word = rule.kind === 'integer' ? 'integer' : 'decimal';
  if (rule.min !== undefined && value < rule.min) {
    throw new ApiError(400, `Invalid '${param}': ${word} below minimum value. Expected a value >= ${rule.min}.`, {
      param,
      code: `${word}_below_min_value`,
    });
  }
  if (rule.max !== undefined && value > rule.max) {
    throw new ApiError(400, `Invalid '${param}': ${word} above maximum value. Expected a value <= ${rule.max}.`, {
      param,
      code: `${word}_above_max_value`,
    });
  }
}

function checkString(param: string, value: string, rule: StringRule): void {
  if (rule.values !== undefined && !rule.values.includes(value)) {
    throw invalidValueError(param, value, rule.values);
  }
  if (rule.maxLength !== undefined && value.length > rule.maxLength) {
    throw new ApiError(
      400,
      `Invalid '${param}': string too long. Expected a string with maximum length ${rule.maxLength}, but got a string with length ${value.length} instead.`,
      { param, code: 'string_above_max_length' },
    );
  }
}

export function invalidValueError(param: string, value: string, values: readonly string[]): ApiError {
  const choices = values.map((choice) => `'${choice}'`).join(', ');
  return new ApiError(400, `Invalid value: '${value}'. Supported values are: ${choices}.`, {
    param,
    code: 'invalid_value',
  });
}

export function missingParameterError(param: string): ApiError {
  return new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
}

/**
 * Validates a JSON body as the vendor does: unknown and missing fields, types, ranges. Returns it without null fields.
 */
export function checkFields(
  body: unknown,
  rules: Readonly<Record<string, FieldRule>>,
  required: readonly string[],
): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'Invalid body: expected a JSON object.', { code: 'invalid_body' });
  }
  const present = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  for (const [param] of Object.entries(body)) {
    if (!Object.hasOwn(rules, param)) {
      throw new ApiError(400, `Unknown parameter: '${param}'.`, { param, code: 'unknown_parameter' });
    }
  }
  for (const param of required) {
    if (!present.some(([name]) => name === param)) throw missingParameterError(param);
  }
  for (const [param, value] of present) {
    const rule = rules[param];
    if (rule === undefined) continue;
    if (!isKind(value, rule.kind)) {
      throw new ApiError(
        400,
        `Invalid type for '${param}': expected ${KIND_WORDS[rule.kind]}, but got ${wordForValue(value)} instead.`,
        { param, code: 'invalid_type' },
      );
    }
    if (typeof value === 'number' && (rule.kind === 'number' || rule.kind === 'integer')) {
      checkNumber(param, value, rule);
    }
    if (typeof value === 'string' && rule.kind === 'string') checkString(param, value, rule);
  }
  return Object.fromEntries(present);
}

/** Converts a form's strings to the JSON types of their rules; strings that cannot be converted stay. */
export function toTypedFields(body: unknown, rules: Readonly<Record<string, FieldRule>>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([param, value]: [string, unknown]) => {
      const kind = rules[param]?.kind;
      if (typeof value !== 'string') return [param, value];
      if ((kind === 'integer' || kind === 'number') && /^-?\d+(\.\d+)?$/u.test(value)) return [param, Number(value)];
      if (kind === 'boolean' && /^(true|false)$/u.test(value)) return [param, value === 'true'];
      return [param, value];
    }),
  );
}
