import { testTenThousandBodies } from './support/bodies-deep.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

// Two files, so that two processes serve the functions side by side.
testTenThousandBodies(HTTPS_CONTRACTS.filter((_, index) => index % 2 === 0));
