import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { builtUrl } from '../bench/route-sizes.ts';

/** The folder of the app that the tests of the cloud have built. */
export const builtFolder = (): string => join(dirname(inject('cloud').functionsFolder), 'dist');

/** The URL of a module with a separate chunk. @throws Error when it has none. */
export const urlOfModule = (module: string): string => builtUrl(builtFolder(), module);
