/**
 * Replaces a cached 404. The host lets browsers cache a 404 below /assets for a year, like the files: one that was
 * requested during a deployment would stay missing after a rollback. Only the cache is asked whether it is missing,
 * because fetching all files takes long on a weak network.
 */
export async function fetchIfMissing(url: string): Promise<void> {
  const { ok } = await fetch(url, { cache: 'force-cache' });
  if (!ok) await fetch(url, { cache: 'reload' });
}
