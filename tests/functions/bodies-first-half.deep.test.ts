import { testManyBodies } from './support/bodies-deep.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

// Two files, so that two processes run in parallel.
testManyBodies(HTTPS_CONTRACTS.filter((_, index) => index % 2 === 0));
