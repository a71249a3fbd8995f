import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';

const SOURCES = join(import.meta.dirname, '../../src');

/* Inline scripts. They depend only on their sources, and so do their hashes. */

/** The inlined script of the landing page. */
export const landingScript = (): Promise<string> => bundleScript(join(SOURCES, 'landing/start-script.ts'));

/** The inlined script of prerendered pages of the app. */
export const prerenderedScript = (): Promise<string> => bundleScript(join(SOURCES, 'prerendered-start.ts'));

/** The inlined script of the app's document that shows a remembered shelf. */
export const shelfScript = (): Promise<string> => bundleScript(join(SOURCES, 'shelf-start.ts'));

/** The inlined first script of the app's document, which browsers of any age can read. */
export const browserCheckScript = (): Promise<string> => bundleScript(join(SOURCES, 'browser-check.ts'), ['es2015']);

/** The source expression that allows exactly this script in a content security policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
