import * as z from 'zod';
import records from './records/roles.json' with { type: 'json' };

/**
 * What a character with this role says or does when the trouble becomes known. `{x}` is the character, `{hero}` the
 * hero.
 */
const linesSchema = z.array(z.string()).min(1);
const LINES = z.strictObject({ known: z.record(z.string(), linesSchema), anybody: linesSchema }).parse(records);

const VILLAINS: ReadonlySet<string> = new Set(['villain', 'troublemaker']);

/** What a character with this role says; unknown roles get a default. */
export function findRoleLines(role: string | null): readonly string[] {
  return LINES.known[role?.trim().toLowerCase() ?? ''] ?? LINES.anybody;
}

/** Whether the role opposes the hero. "Troublemaker" is the gentle name of a villain. */
export function isVillain(role: string | null): boolean {
  return VILLAINS.has(role?.trim().toLowerCase() ?? '');
}
