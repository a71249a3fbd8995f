import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ID } from '../local-cloud/launcher/app-environment.ts';
import { connectAsOwner } from '../local-cloud/seed/emulator-admin.ts';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { portsFrom } from '../local-cloud/launcher/ports.ts';

import { createSampleData } from './help-pictures/create-sample-data.ts';
import { openAsFamily } from './help-pictures/open-as-family.ts';
import { HELP_PICTURES, saveScreenshot } from './help-pictures/pictures.ts';
import { runScript } from './run-script.ts';
import { readPortBase, readEnvironment } from './environment.ts';

/**
 * Takes the screenshots of the help pages (public/art/help) in a running local cloud (`npm start`), with a new family:
 * `npm run help:pictures [-- --only <part of a picture's name>] [--folder <folder>]`.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' } } });
  const folder = values.folder ?? join(PROJECT_ROOT, 'public', 'art', 'help');
  const ports = portsFrom(readPortBase(readEnvironment()));
  const urlAt = (port: number): string => `http://127.0.0.1:${port}`;
  const admin = connectAsOwner(PROJECT_ID, { auth: urlAt(ports.auth), firestore: urlAt(ports.firestore) });
  const { browser, page } = await openAsFamily(admin, `http://localhost:${ports.hosting}`);
  try {
    const sampleData = await createSampleData(page);
    for (const { name, show } of HELP_PICTURES) {
      if (!name.includes(values.only ?? '')) continue;
      await show(page, sampleData);
      console.log(`${name}: ${await saveScreenshot(page, join(folder, `${name}.webp`))} bytes`);
    }
  } finally {
    await browser.close();
  }
});
