import { PATHS } from '../config/paths.ts';
import type { PlainPath } from '../pages/plain-words.ts';

/** Addresses that exist from the start and whose content comes later. */
export const PLAIN_PAGES: readonly PlainPath[] = [PATHS.adminLogin, PATHS.admin];
