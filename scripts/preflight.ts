import { readFileSync } from 'node:fs';
import { Storage } from '@google-cloud/storage';
import { createStripeClient } from '../functions/src/billing/adapters/stripe/stripe-client.ts';
import { parseConfig } from '../functions/src/config.ts';
import { SECURITY_TEXT } from './deployment/build-deployment.ts';
import { readDeployment, readHosting, type Deployment } from './deployment/read-deployment.ts';
import { readEnvironment } from './environment.ts';
import { generateFirebaseJson } from './hosting/header-rules.ts';
import { checkModels } from '../functions/src/core/check-models.ts';
import { PLACEHOLDER_SECRETS, projectModels } from './models-check/project-models.ts';
import { runChecks } from './preflight/checks.ts';
import { deployedChecks, IDENTITY_ORIGIN } from './preflight/deployed-checks.ts';
import { openAiChecks } from './preflight/openai-checks.ts';
import { siteSettingsCheck } from './preflight/site-settings-check.ts';
import { stripeChecks } from './preflight/stripe-checks.ts';
import { runScript } from './run-script.ts';

/** Checks a deployment before the first family comes: settings, vendors (with their keys), and what is deployed. */
await runScript(async () => {
  const environment = readEnvironment();
  const print = (line: string): void => console.log(line);
  let deployment: Deployment | null = null;
  let failures = await runChecks(
    [
      {
        name: 'settings',
        async run() {
          deployment = readDeployment(environment, readFileSync(SECURITY_TEXT, 'utf8'), Date.now());
          return `complete for ${deployment.appUrl}. ${deployment.reminder}`.trim();
        },
      },
      {
        name: 'firebase.json',
        async run() {
          const { actual, expected } = await generateFirebaseJson(readHosting(environment));
          if (actual !== expected) throw new Error('It does not fit the settings. Run: npm run hosting');
          return 'fits the settings';
        },
      },
    ],
    print,
  );
  // `deployment` is set by the first check.
  const ready = deployment as Deployment | null;
  let chosenModels = {};
  if (ready)
    failures += await runChecks([siteSettingsCheck(ready.projectId, (models) => (chosenModels = models))], print);
  const inUse = { ...environment, ...chosenModels };
  failures += await runChecks(
    [
      {
        name: 'models',
        async run() {
          const { lines, daysLeft } = await checkModels(projectModels(inUse), Date.now());
          if (daysLeft === 0) throw new Error(lines.join(' '));
          return lines.join(' ') || 'no end is near';
        },
      },
    ],
    print,
  );
  const { OPENAI_API_KEY: openAiKey, STRIPE_SECRET_KEY: stripeKey } = environment;
  if (openAiKey) {
    const config = parseConfig({
      ...inUse,
      ...PLACEHOLDER_SECRETS,
      OPENAI_API_KEY: openAiKey,
      STRIPE_SECRET_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
    });
    failures += await runChecks(await openAiChecks(config), print);
  } else print('– OpenAI: skipped. Its calls cost about 25 cents: OPENAI_API_KEY=sk-... npm run preflight');
  if (ready && stripeKey && stripeKey !== 'none') {
    const stripe = createStripeClient(stripeKey, environment['STRIPE_API_ORIGIN'] || null);
    failures += await runChecks(stripeChecks(stripe, stripeKey, `${ready.functionsUrl}/stripeWebhook`), print);
  } else print('– Stripe: skipped. With plans: STRIPE_SECRET_KEY=sk_... npm run preflight');
  if (ready) {
    const bucket = new Storage({ projectId: ready.projectId }).bucket(ready.bucket);
    failures += await runChecks(deployedChecks(ready, bucket, IDENTITY_ORIGIN), print);
  }
  if (failures > 0) throw new Error(`${failures} to mend.`);
});
