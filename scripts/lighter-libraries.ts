import type { Plugin } from 'vite';

/** Libraries with whole classes in them that the app does not use. */
const WITH_LATE_FIELDS = [/@firebase\/auth\/dist\/esm\//, /react-router\/dist\/production\//];
const BIG_INTEGERS = /@firebase\/webchannel-wrapper\/dist\/bloom-blob\//;

const CLASS_HEAD = /^class (\w+)\b[^{]*\{/gm;
/** `Owner.field = <constant>;` on a line of its own at the top level. */
const LATE_FIELD = /^(\w+)\.(\w+) = ("[^"]*"|'[^']*'|null|\[\])(?: \/\*.*\*\/)?;$/gm;

/**
 * The same module with `static` fields where it assigns them after a class. To the bundler such an assignment is a
 * reason to keep the class, used or not: sign-in with providers that we do not offer, forms of a router that we do not
 * call. Names for the developer tools of React are left out.
 */
export function withStaticFields(code: string): string {
  const classes = new Set([...code.matchAll(CLASS_HEAD)].map(([, name]) => name));
  const fields = new Map<string, string>();
  const rest = code.replace(LATE_FIELD, (statement, owner: string, field: string, value: string) => {
    if (field === 'displayName') return '';
    if (!classes.has(owner)) return statement;
    fields.set(owner, `${fields.get(owner) ?? ''} static ${field} = ${value};`);
    return '';
  });
  return rest.replace(CLASS_HEAD, (head, name: string) => head + (fields.get(name) ?? ''));
}

/**
 * All that Firestore's lite build asks of its 12 KB of big integers and checksums: to compare document ids of the form
 * `__id42__`. Browsers count that far by themselves.
 */
export const BIG_INTEGER_MODULE = `export class Integer {
  constructor(value) { this.value = value; }
  static fromString(digits) { return new Integer(BigInt(digits)); }
  compare(other) { return this.value < other.value ? -1 : Number(this.value > other.value); }
}`;

/** Takes out of the built app what its libraries bring along and nothing here needs (architecture §7). */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  load: { filter: { id: BIG_INTEGERS }, handler: () => BIG_INTEGER_MODULE },
  transform: {
    filter: { id: WITH_LATE_FIELDS },
    handler: (code) => ({ code: withStaticFields(code), map: null }),
  },
});
