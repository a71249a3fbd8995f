import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../../src/landing/start-script.ts');

/** The inlined script of the landing page. It depends on its sources only, and so does its hash. */
export const inlineScript = (): Promise<string> => bundleScript(ENTRY);

/** The source expression that allows exactly this script in a content security policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
