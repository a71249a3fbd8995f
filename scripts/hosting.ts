import { readHosting } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { generateFirebaseJson } from './hosting/header-rules.ts';
import { runScript } from './run-script.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes the headers of Hosting, the regions of functions and the database's location into firebase.json. */
await runScript(async () => {
  writeGenerated(await generateFirebaseJson(readHosting(readEnvironment())));
});
