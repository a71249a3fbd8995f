import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../../src/landing/start-script.ts');

/** The landing page's script as it stands in the page. It depends on nothing but its sources, and so does its hash. */
export const inlineScript = (): Promise<string> => bundleScript(ENTRY);

/** The source expression of a content security policy that lets exactly this script run. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
