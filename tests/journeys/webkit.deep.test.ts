import { expect, inject, it } from 'vitest';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { openWebKit } from '../support/webkit.ts';
import { withTls } from '../support/with-tls.ts';
import { newEmail, newName } from './family-steps.ts';
import { countsOf, createSharingFamily } from './shared-steps.ts';

const ENTER = '\uE007';

/** Marks some sentences as the voice does; returns how often a word of the chapter has moved. */
const COUNT_MOVED_WORDS = `
  const words = [...document.querySelectorAll('[data-word]')];
  const boxes = () => words.map((word) => JSON.stringify(word.getBoundingClientRect()));
  const before = boxes();
  return [...document.querySelectorAll('.reader-sentence')].slice(0, 12).reduce((moved, sentence) => {
    sentence.setAttribute('data-said', '');
    sentence.querySelector('[data-word]').classList.add('reader-said');
    return moved + boxes().filter((box, index) => box !== before[index]).length;
  }, 0);`;

/** Reads the session database until the page is left, as the SDK may be doing at that moment. */
const READ_UNTIL_PAGE_LEFT = `
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
  opening.onsuccess = () => {
    const store = opening.result.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    const read = () => {
      window.isReading = true;
      store.get('').onsuccess = read;
    };
    read();
  };`;

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
  expect(await page.evaluate(COUNT_MOVED_WORDS)).toBe(0);

  await page.goTo(app + path);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await page.press('Like');
  await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 1 });
});

/*
 * WebKit keeps a page for Back together with its database locks, and applies the page's headers only over TLS. With TLS
 * it refuses the emulators, which have none; so nobody is signed in here, which the app also learns from the database
 * only.
 */
it('in WebKit a page that is left while it reads the session does not block the next page', async () => {
  const app = await withTls(inject('cloud').urls.app);
  const page = await openWebKit();
  await page.goTo(`${app}/login`);
  await page.press('Sign in');
  await page.evaluate(READ_UNTIL_PAGE_LEFT);
  await expect.poll(() => page.evaluate('return window.isReading')).toBe(true);
  await page.goTo(`${app}/profile`);
  await expect.poll(() => page.evaluate('return location.pathname')).toBe('/login');
});
