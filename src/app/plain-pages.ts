import { PATHS } from '../config/paths.ts';
import type { PlainPath } from '../pages/plain-words.ts';

/** Addresses that exist from the start and whose content comes later, by who may see them. */
export const PLAIN_PAGES: Readonly<Record<'visitors' | 'everyone', readonly PlainPath[]>> = {
  visitors: [PATHS.forgotPassword],
  everyone: [PATHS.adminLogin, PATHS.admin],
};
