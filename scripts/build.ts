import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../emulators/launcher/build-app.ts';
import { bundleFunctions } from '../emulators/launcher/bundle-functions.ts';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { deployedSettings } from '../emulators/launcher/functions-environment.ts';
import { envFile } from '../emulators/launcher/stage-functions.ts';
import { hostingFile } from './hosting/header-rules.ts';
import { runScript } from './run-script.ts';
import { readWishes } from './wishes.ts';

await runScript(async () => {
  const { is, shouldBe } = await hostingFile();
  if (is !== shouldBe) throw new Error('firebase.json has headers of its own. Write them anew with: npm run hosting');
  const functionsFolder = join(PROJECT_ROOT, 'functions', 'dist');
  rmSync(functionsFolder, { recursive: true, force: true });
  await Promise.all([buildApp(join(PROJECT_ROOT, 'dist'), {}), bundleFunctions(functionsFolder)]);
  writeFileSync(join(functionsFolder, '.env'), envFile(deployedSettings(readWishes())));
  console.log('Built: the app in dist/, the functions in functions/dist/. Deploy with: npx firebase deploy');
});
