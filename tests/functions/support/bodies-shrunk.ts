import { isDeepStrictEqual } from 'node:util';
import type { Body } from './bodies-valid.ts';

/**
 * A body with as few changes to `base` as still have a fault: field by field is taken back that does not matter.
 * `faultOf` sends a body and says what is wrong with what happened then, null for nothing.
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
