import { expect, it } from 'vitest';
import { countChapterRequests, planChapterFault } from '../support/provider-controls.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { continueStory, generateFirstChapter, ideas } from './chapter-steps.ts';
import { generateButton, newName } from './family-steps.ts';

const visitor = setUpVisitor();

it('a second tab waits for the chapter that the first one writes, and opens it', { timeout: 240_000 }, async () => {
  const page = await visitor.open('phone');
  const name = newName();
  const path = await generateFirstChapter(page, name);
  await continueStory(page);
  const second = await page.context().newPage();
  await second.goto(path);
  await continueStory(second);

  const before = await countChapterRequests(name);
  await planChapterFault(name, { kind: 'slow', dripMs: 30 });
  await generateButton(page).click();
  await page.getByText('Chapter two is being written').waitFor();
  // Another idea is another request: the tabs must not both be paid for.
  await ideas(second).nth(1).check({ force: true });
  await generateButton(second).click();
  await second.getByText('Chapter two is being written').waitFor();

  await page.getByText('Story saved successfully!').waitFor({ timeout: 90_000 });
  await second.waitForURL(`**${path}*`);
  expect(await second.locator('.read > p').allTextContents()).toEqual(
    await page.locator('.read > p').allTextContents(),
  );
  expect(await countChapterRequests(name)).toBe(before + 1);
});
