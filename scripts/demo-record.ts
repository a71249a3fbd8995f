import { startLocalCloud } from '../local-cloud/launcher/start-local-cloud.ts';
import { connectAsOwner } from '../local-cloud/seed/emulator-admin.ts';
import { seed } from '../local-cloud/seed/seed.ts';
import { recordDemoFamily } from './demo-family/record-demo-family.ts';
import { readEnvironment, readPortBase } from './environment.ts';
import { runScript } from './run-script.ts';

/** Generates the demo family's characters, locations and stories in an empty local cloud: `npm run demo:record`. */
await runScript(async () => {
  const environment = readEnvironment();
  const cloud = await startLocalCloud({
    profile: environment['TALELANTERN_PROFILE'] || 'demo-record',
    portBase: readPortBase(environment),
    data: 'empty',
    schedules: 'off',
    app: 'none',
    socialSignIn: 'off',
    userEnvironment: { ...environment, STARTS_PER_MINUTE: '1000', STARTS_PER_DAY: '1000' },
    print: (line) => console.log(`  ${line}`),
  });
  try {
    await seed(connectAsOwner(cloud.projectId, cloud.urls), new Date());
    await recordDemoFamily(cloud);
  } finally {
    await cloud.stop();
  }
});
