import { testFirstLight } from './first-light.ts';

testFirstLight('desktop');
