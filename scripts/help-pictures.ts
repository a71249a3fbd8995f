import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ID } from '../emulators/launcher/app-environment.ts';
import { connectAsOwner } from '../emulators/seed/emulator-admin.ts';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { portsFrom } from '../emulators/launcher/ports.ts';

import { makeWorld } from './help-pictures/make-world.ts';
import { openAsFamily } from './help-pictures/open-as-family.ts';
import { HELP_PICTURES, takePicture } from './help-pictures/pictures.ts';
import { runScript } from './run-script.ts';
import { readPortBase, readWishes, STANDARD_PORT } from './wishes.ts';

/**
 * Takes the pictures of the help pages (public/help) anew, from a local cloud that runs (`npm start`) and with a family
 * made for it: `npm run help:pictures [-- --only <part of a picture's name>] [--folder <folder>]`.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' } } });
  const folder = values.folder ?? join(PROJECT_ROOT, 'public', 'help');
  const ports = portsFrom(readPortBase(readWishes(), STANDARD_PORT));
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const admin = connectAsOwner(PROJECT_ID, { auth: at(ports.auth), firestore: at(ports.firestore) });
  const { browser, page } = await openAsFamily(admin, `http://localhost:${ports.hosting}`);
  try {
    const world = await makeWorld(page);
    for (const { name, show } of HELP_PICTURES) {
      if (!name.includes(values.only ?? '')) continue;
      await show(page, world);
      console.log(`${name}: ${await takePicture(page, join(folder, `${name}.webp`))} bytes`);
    }
  } finally {
    await browser.close();
  }
});
