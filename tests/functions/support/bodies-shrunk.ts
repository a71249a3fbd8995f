import { isDeepStrictEqual } from 'node:util';
import type { Body } from './bodies-valid.ts';

/**
 * Reverts changes to `base` field by field while the fault remains. `faultOf` sends a body and returns what is wrong,
 * or null.
 */
export async function shrinkBody(
  body: Body,
  base: Body,
  faultOf: (body: Body) => Promise<string | null>,
): Promise<Body> {
  let smallest = body;
  for (const key of new Set([...Object.keys(body), ...Object.keys(base)])) {
    const { [key]: _changed, ...rest } = smallest;
    const candidate = key in base ? { ...rest, [key]: base[key] } : rest;
    if (!isDeepStrictEqual(candidate, smallest) && (await faultOf(candidate)) !== null) smallest = candidate;
  }
  return smallest;
}
