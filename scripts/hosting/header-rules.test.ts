import { expect, it } from 'vitest';
import { hostingFile } from './header-rules.ts';

it('firebase.json carries the headers of their one source and the hash of the script in the landing page', async () => {
  const { is, shouldBe } = await hostingFile();
  expect(is, 'Write it anew with: npm run hosting').toBe(shouldBe);
});
