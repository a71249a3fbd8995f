import { lazily } from '@talelantern/domain/loading/lazily';
import type { Cloud } from '../cloud.ts';
import { parseConfig } from '../config.ts';

/** Composes on its first call in a process; after a failure, such as a missing secret, the next call tries again. */
export type Lazy<Deps> = () => Promise<Deps>;

const openCloudOnce = lazily(async () => {
  const config = parseConfig(process.env);
  const { openCloud } = await import('../cloud.ts');
  return openCloud(config);
});

/**
 * The dependencies of a capability. `load` imports its compose.ts on the first request, because a deployment loads the
 * functions without settings or secrets, and so that no function loads the SDKs of another.
 */
export const composeLazily = <Deps>(load: () => Promise<(cloud: Cloud) => Deps>): Lazy<Deps> =>
  lazily(async () => {
    const cloud = await openCloudOnce();
    return (await load())(cloud);
  });

/**
 * The same, after the site settings were read: for functions whose first call may ask for a model before anything has
 * waited for the settings. Generations wait for them with their spending cap.
 */
export const composeWithSettings = <Deps>(load: () => Promise<(cloud: Cloud) => Deps>): Lazy<Deps> =>
  lazily(async () => {
    const cloud = await openCloudOnce();
    const [compose] = await Promise.all([load(), cloud.live.current()]);
    return compose(cloud);
  });
