import type { Cloud } from '../cloud.ts';
import { parseConfig } from '../config.ts';

/** Composes at its first call in a process; after a failure, such as a missing secret, the next call tries again. */
export type Lazy<Deps> = () => Promise<Deps>;

function once<T>(make: () => Promise<T>): Lazy<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

const openCloudOnce = once(async () => {
  const config = parseConfig(process.env);
  const { openCloud } = await import('../cloud.ts');
  return openCloud(config);
});

/**
 * The dependencies of a capability. `load` imports its compose.ts at the first request, because a deployment loads the
 * functions without settings or secrets, and so that no function loads the SDKs of another.
 */
export const composeLazily = <Deps>(load: () => Promise<(cloud: Cloud) => Deps>): Lazy<Deps> =>
  once(async () => {
    const cloud = await openCloudOnce();
    return (await load())(cloud);
  });
