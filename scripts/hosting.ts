import { writeFileSync } from 'node:fs';
import { hostingFile } from './hosting/header-rules.ts';
import { runScript } from './run-script.ts';

/** Writes the headers of Hosting into firebase.json. */
await runScript(async () => {
  const { file, is, shouldBe } = await hostingFile();
  if (is !== shouldBe) writeFileSync(file, shouldBe);
  console.log(is === shouldBe ? 'firebase.json is as it should be.' : 'firebase.json is written anew.');
});
