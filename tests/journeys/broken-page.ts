import type { Page } from 'playwright-core';
import { urlOfModule } from '../support/built-app.ts';

/** A script with the exports of `script`, each of which throws an error with a family's words. */
const throwingExports = (script: string): string =>
  (/export\s*\{([^}]*)\}/.exec(script)?.[1] ?? '')
    .split(',')
    .map((item) => item.split(' as ').at(-1)?.trim())
    .map(
      (name, index) => `const f${index}=()=>{throw new TypeError("Quillon hid the key")};export{f${index} as ${name}};`,
    )
    .join('\n');

/** Makes the page of a source file fail when it is opened. */
export async function breakPage(page: Page, source: string): Promise<void> {
  const url = urlOfModule(source);
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: throwingExports(await response.text()) });
  });
}
