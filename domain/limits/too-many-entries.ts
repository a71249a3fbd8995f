import { LIMITS } from './limits.ts';

export const TOO_MANY_ENTRIES = `Please choose at most ${LIMITS.listEntries}`;
