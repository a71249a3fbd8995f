import { writeFileSync } from 'node:fs';
import { readHosting } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { generateFirebaseJson } from './hosting/header-rules.ts';
import { runScript } from './run-script.ts';

/** Writes the headers of Hosting, the regions of functions and the database's location into firebase.json. */
await runScript(async () => {
  const { file, actual, expected } = await generateFirebaseJson(readHosting(readEnvironment()));
  if (actual !== expected) writeFileSync(file, expected);
  console.log(actual === expected ? 'firebase.json is up to date.' : 'firebase.json was rewritten.');
});
