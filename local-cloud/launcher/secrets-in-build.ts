import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of secrets, none of which may reach a browser. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a key of OpenAI': /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{8}/,
  'a key of Stripe': /(?:sk|rk)_(?:live|test)_/,
  'the secret of a webhook': /whsec_/,
  'a service account': /"private_key|service_account|-----BEGIN [A-Z ]*PRIVATE KEY/,
};

const TEXT_FILE = /\.(?:js|css|html|json|txt|xml|svg|webmanifest|map)$/;

/** @throws Error naming file and kind when something in a built app looks like a secret. */
export function assertNoSecrets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT_FILE.test(entry)) continue;
    const text = readFileSync(join(folder, entry), 'utf8');
    for (const [what, shape] of Object.entries(SECRETS))
      if (shape.test(text)) throw new Error(`The app was not built: ${entry} holds what looks like ${what}.`);
  }
}
