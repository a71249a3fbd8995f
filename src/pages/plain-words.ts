import { PATHS } from '../config/paths.ts';

/** What the pages say whose content comes later, by their address: one honest sentence each. */
export const PLAIN_WORDS = {
  [PATHS.adminLogin]: { title: 'Administration', sentence: 'The administration is not built yet.' },
  [PATHS.admin]: { title: 'Administration', sentence: 'The administration is not built yet.' },
} as const satisfies Readonly<Record<string, { title: string; sentence: string }>>;

export type PlainPath = keyof typeof PLAIN_WORDS;
