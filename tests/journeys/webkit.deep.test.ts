import { expect, inject, it } from 'vitest';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { openWebKit } from '../support/webkit.ts';
import { newEmail, newName } from './family-steps.ts';
import { countsOf, createSharingFamily } from './shared-steps.ts';

const ENTER = '\uE007';

/** Marks some sentences as the voice does; how many words of the chapter have another place then. */
const MOVED_WORDS = `
  const words = [...document.querySelectorAll('[data-word]')];
  const places = () => words.map((word) => JSON.stringify(word.getBoundingClientRect()));
  const before = places();
  return [...document.querySelectorAll('.reader-sentence')].slice(0, 12).reduce((moved, sentence) => {
    sentence.setAttribute('data-said', '');
    sentence.querySelector('[data-word]').classList.add('reader-said');
    return moved + places().filter((place, index) => place !== before[index]).length;
  }, 0);`;

it('a family gets a chapter, turns its pages and likes a shared story in WebKit', { timeout: 240_000 }, async () => {
  const [email, name, { app }] = [newEmail(), newName(), inject('cloud').urls];
  await storeCharacter(await createFamily({ email }), { name, createdAt: new Date() });
  const { path, shareId } = await createSharingFamily();
  const page = await openWebKit();

  await page.goTo(`${app}/login`);
  await page.press('Sign in');
  await page.fill('Email', email);
  await page.fill('Password', PASSWORD + ENTER);
  await page.press(name);
  await page.press('Generate Story');
  await page.press('Read');
  await page.press('Next page');
  const pageNumber = () => page.evaluate(`return document.querySelector('.reader-number').textContent`);
  await expect.poll(pageNumber).toContain('Page 2 of');
  expect(await page.evaluate(MOVED_WORDS)).toBe(0);

  await page.goTo(app + path);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await page.press('Like');
  await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 1 });
});
