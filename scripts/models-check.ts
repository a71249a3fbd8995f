import { askOpenAi } from './models-check/ask-openai.ts';
import { checkModels } from './models-check/check-models.ts';
import { projectModels } from './models-check/project-models.ts';
import { runScript } from './run-script.ts';
import { readWishes } from './wishes.ts';

/** Says which configured models end soon, and fails when one is gone; with a key the vendor is asked as well. */
await runScript(async () => {
  const wishes = readWishes();
  const apiKey = wishes['OPENAI_API_KEY'] || undefined;
  const askVendor = apiKey === undefined ? undefined : askOpenAi(apiKey, wishes['OPENAI_BASE_URL'] || undefined);
  const models = projectModels(wishes);
  const { lines, isAnyGone } = await checkModels(models, Date.now(), askVendor);
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log(`No end is near for ${Object.values(models).join(', ')}.`);
  if (isAnyGone) process.exitCode = 1;
});
