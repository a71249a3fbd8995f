import { parseArgs } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { createCallGoogle, setUpAlerts } from './alerts/set-up-alerts.ts';
import { readUrls } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { runScript } from './run-script.ts';

/** Creates alerts, uptime checks and a budget with the credentials of the environment (docs/operations.md). */
await runScript(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, budget: { type: 'string', default: '100' } },
  });
  const environment = readEnvironment();
  const { projectId, appUrl, functionsUrl } = readUrls(environment);
  const email = environment['VITE_OPERATOR_EMAIL'] ?? '';
  if (!email.includes('@')) throw new Error('VITE_OPERATOR_EMAIL: Set a mail address that you read.');
  const monthlyBudget = Number(values.budget);
  if (!Number.isInteger(monthlyBudget) || monthlyBudget <= 0) throw new Error('--budget must be a whole number.');
  const call = values['dry-run']
    ? null
    : createCallGoogle((await applicationDefault().getAccessToken()).access_token, projectId);
  const product = { projectId, appUrl, functionsUrl };
  await setUpAlerts({ product, email, monthlyBudget, call, print: (line) => console.log(line) });
});
