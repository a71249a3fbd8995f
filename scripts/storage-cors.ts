import { Storage } from '@google-cloud/storage';
import { allowOrigins } from './deployment/bucket-cors.ts';
import { readUrls } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { runScript } from './run-script.ts';

/** Lets the app read files of the deployed bucket, with the credentials of the environment (docs/operations.md). */
await runScript(async () => {
  const { projectId, bucket, origins } = readUrls(readEnvironment());
  await allowOrigins(new Storage({ projectId }).bucket(bucket), origins);
  console.log(`${bucket} may be read by ${origins.join(', ')}.`);
});
