import { runScript } from './run-script.ts';
import { buildDeployment, PARTS } from './deployment/build-deployment.ts';
import { readEnvironment } from './environment.ts';

/** `npm run build`, or one half of it: each predeploy of firebase.json builds its own. */
await runScript(async () => {
  const requestedParts = process.argv.slice(2);
  const unknown = requestedParts.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}'. Parts: ${PARTS.join(', ')}`);
  const parts = PARTS.filter((part) => requestedParts.length === 0 || requestedParts.includes(part));
  const { appUrl, reminder } = await buildDeployment(readEnvironment(), parts);
  console.log(`Built: ${parts.join(' and ')} for ${appUrl}. Deploy with: npx firebase deploy`);
  if (reminder) console.log(reminder);
});
