import { testLocation } from './location-steps.ts';

testLocation('phone');
