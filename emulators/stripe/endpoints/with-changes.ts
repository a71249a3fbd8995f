type Changes<Before> = { readonly [Name in keyof Before]?: Before[Name] | undefined };

/** What stands, with the fields that an update names; those that it leaves undefined stay. */
export function withChanges<Before extends object>(before: Before, update: Changes<Before>): Before {
  const named = Object.entries(update).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(named) as Partial<Before>) };
}
