import { isRecord, readChoice, readList, readRecord, readText, type StoredData } from './read-fields.ts';

/** Reads the value of a stored field of any version; an invalid one becomes the field's default. */
export type Field<Value> = (value: unknown) => Value;
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<Of extends Fields> = { -readonly [Key in keyof Of]: ReturnType<Of[Key]> };

export function readFields<Of extends Fields>(fields: Of, data: StoredData): ValuesOf<Of>;
export function readFields(fields: Fields, data: StoredData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, read]) => [key, read(data[key])]));
}

export const trimmedText = (value: unknown): string => readText(value).trim();

export const oneOf =
  <T extends string, Fallback extends T | null>(choices: readonly T[], fallback: Fallback): Field<T | Fallback> =>
  (value) =>
    readChoice(value, choices, fallback);

/** Reads a map of fields; any other value is read as an empty map. */
export const mapOf =
  <Of extends Fields>(fields: Of): Field<ValuesOf<Of>> =>
  (value) =>
    readFields(fields, readRecord(value));

/** A list of entries, without those that `read` returns null for. */
export const listOf =
  <Entry>(read: (entry: StoredData, index: number) => Entry | null): Field<Entry[]> =>
  (value) =>
    readList(value).flatMap((entry, index) => (isRecord(entry) ? (read(entry, index) ?? []) : []));

export function pick<From extends object, Key extends keyof From & string>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key>;
export function pick(from: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

/** A value that can be written as a literal in the rules. */
export type RuleValue = string | number | readonly RuleValue[] | { readonly [key: string]: RuleValue };

interface Definition<Of extends Fields, Required extends keyof Of, Rules> {
  /** Path of the collection, e.g. `users/{uid}/children`. */
  collection: string;
  /** Number of schema versions stored so far; domain/documents/versions.test.ts has an example of each. */
  version: number;
  fields: Of;
  /** A document in which one of these is empty cannot be read. */
  required: readonly Required[];
  /** Lists of keys and values, which `npm run rules` writes as functions of these names. */
  rules: Rules;
}

type RequiredRead<Of extends Fields, Required extends keyof Of> = { id: string } & {
  [Key in keyof ValuesOf<Of>]: Key extends Required ? NonNullable<ValuesOf<Of>[Key]> : ValuesOf<Of>[Key];
};

/** The single definition of a stored document: its fields and how each is read, and what the rules need to know of it. */
export function defineDocument<
  Of extends Fields,
  Rules extends Readonly<Record<string, RuleValue>>,
  Required extends keyof Of = never,
>(definition: Definition<Of, Required, Rules>) {
  const { fields, required } = definition;
  const hasRequired = (values: ValuesOf<Of> & { id: string }): values is typeof values & RequiredRead<Of, Required> =>
    required.every((key) => values[key] !== '' && values[key] !== null);
  /** Reads a document of any version; null when a required field is empty. */
  const read = (id: string, data: StoredData): RequiredRead<Of, Required> | null => {
    const values = { ...readFields(fields, data), id };
    return hasRequired(values) ? values : null;
  };
  return { ...definition, read };
}

export type DocumentOf<Defined extends { read: (id: string, data: StoredData) => unknown }> = NonNullable<
  ReturnType<Defined['read']>
>;
