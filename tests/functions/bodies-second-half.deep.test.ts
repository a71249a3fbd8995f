import { testManyBodies } from './support/bodies-deep.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

testManyBodies(HTTPS_CONTRACTS.filter((_, index) => index % 2 === 1));
