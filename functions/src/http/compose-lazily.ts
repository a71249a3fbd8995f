import { lazily } from '@talelantern/domain/loading/lazily';
import type { Cloud } from '../cloud.ts';
import { parseConfig } from '../config.ts';

/** Composes at its first call in a process; after a failure, such as a missing secret, the next call tries again. */
export type Lazy<Deps> = () => Promise<Deps>;

const openCloudOnce = lazily(async () => {
  const config = parseConfig(process.env);
  const { openCloud } = await import('../cloud.ts');
  return openCloud(config);
});

/**
 * The dependencies of a capability. `load` imports its compose.ts at the first request, because a deployment loads the
 * functions without settings or secrets, and so that no function loads the SDKs of another.
 */
export const composeLazily = <Deps>(load: () => Promise<(cloud: Cloud) => Deps>): Lazy<Deps> =>
  lazily(async () => {
    const cloud = await openCloudOnce();
    return (await load())(cloud);
  });
