import { askOpenAi } from './models-check/ask-openai.ts';
import { checkModels, MIN_DAYS_FOR_DEFAULT } from '../functions/src/core/check-models.ts';
import { projectModels, projectRuntime } from './models-check/project-models.ts';
import { runScript } from './run-script.ts';
import { readEnvironment } from './environment.ts';

/**
 * Fails if a configured model has been retired or a default model shuts down too soon, with a key also by the vendor's
 * list; reports the end of life of the Node runtime too.
 */
await runScript(async () => {
  const environment = readEnvironment();
  const apiKey = environment['OPENAI_API_KEY'] || undefined;
  const askVendor = apiKey === undefined ? undefined : askOpenAi(apiKey, environment['OPENAI_BASE_URL'] || undefined);
  const models = projectModels(environment);
  const configured = await checkModels(models, Date.now(), askVendor);
  const defaults = await checkModels(projectModels(), Date.now(), askVendor);
  const runtime = await checkModels(projectRuntime(), Date.now());
  const lines = new Set([...configured.lines, ...defaults.lines, ...runtime.lines]);
  for (const line of lines) console.log(line);
  if (lines.size === 0) console.log(`No end is near for ${Object.values(models).join(', ')}.`);
  const isDefaultEnding = defaults.daysLeft < MIN_DAYS_FOR_DEFAULT;
  if (isDefaultEnding)
    console.log(
      `A default ends in less than ${MIN_DAYS_FOR_DEFAULT} days: change it in functions/src/config-schema.ts.`,
    );
  if (configured.daysLeft === 0 || isDefaultEnding) process.exitCode = 1;
});
