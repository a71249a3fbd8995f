import { APP_SHELL, PATHS } from '../config/paths.ts';
import { waitingFamily } from './shelf-family.ts';

/** The URLs that open the generator; a query opens a story in it. */
const CREATE_PATHS: readonly string[] = [PATHS.home, APP_SHELL, PATHS.create];

/** The family that sees the generator's frame at a URL before its session is confirmed (docs/decisions/0196). */
export const generatorFamily = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  CREATE_PATHS.includes(pathname) && search === '' ? waitingFamily() : null;
