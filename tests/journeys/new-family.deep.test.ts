import { testNewFamily } from './new-family-steps.ts';

testNewFamily('desktop');
testNewFamily('phone');
