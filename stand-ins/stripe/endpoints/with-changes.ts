type Changes<Before> = { readonly [Name in keyof Before]?: Before[Name] | undefined };

/** Applies an update; undefined fields stay unchanged. */
export function withChanges<Before extends object>(before: Before, update: Changes<Before>): Before {
  const named = Object.entries(update).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(named) as Partial<Before>) };
}
