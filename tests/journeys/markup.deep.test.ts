import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { storeCharacter, storeChild } from '../functions/support/family.ts';
import { storeLocation } from '../functions/support/scenes.ts';
import { storeStory } from '../functions/support/shared-items.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { openSignedIn, newEmail } from './family-steps.ts';

const JOURNEY_MS = 300_000;

/** Markup that sets a property of window if it is executed. */
const IMAGE = '<img src=x onerror=broken=1>';
const SCRIPT = '<script>broken=1</script>';
const SVG = '<svg onload=broken=1>';
const LINK = '[tap](javascript:broken=1)';
const ALL = `${IMAGE} ${SCRIPT} ${SVG} ${LINK}`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A family that writes only markup. */
async function storeEverything(uid: string): Promise<{ storyId: string; characterId: string; locationId: string }> {
  const createdAt = new Date();
  const described = { customDescription: ALL, description: ALL, createdAt };
  await adminFirestore().doc(`users/${uid}`).update({ displayName: IMAGE, penName: SCRIPT });
  await storeChild({ uid }, { nickname: IMAGE, likes: [LINK], avoid: [SVG] });
  const characterId = await storeCharacter({ uid }, { name: IMAGE, personality: 'Brave', ...described });
  const locationId = await storeLocation({ uid }, { name: IMAGE, inhabitants: [LINK], ...described });
  const storyId = await storeStory(
    { uid, token: '' },
    {
      title: IMAGE,
      theme: 'Treasure Hunt',
      content: ALL,
      previousParts: [ALL],
      characters: [{ id: characterId, name: IMAGE, type: 'Mythical Creature - Dragon - Fire Dragon' }],
      createdAt,
      updatedAt: createdAt,
    },
  );
  return { storyId, characterId, locationId };
}

/** The attacks that were executed. */
const executedMarkup = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    ran: 'broken' in window,
    images: document.querySelectorAll('img[src="x"]').length,
    drawings: document.querySelectorAll('svg[onload]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
  }));

it(
  'HTML and markdown in names, titles and chapters are shown as text on every private screen',
  async () => {
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const email = newEmail();
    await openSignedIn(page, email);
    const { uid } = await adminAuth().getUserByEmail(email);
    const { storyId, characterId, locationId } = await storeEverything(uid);
    const screens: readonly [path: string, text: string][] = [
      ['/create', IMAGE],
      ['/characters', IMAGE],
      [`/characters?edit=${characterId}`, IMAGE],
      ['/locations', IMAGE],
      [`/locations?open=${locationId}`, LINK],
      ['/stories', IMAGE],
      [`/stories/${storyId}`, SCRIPT],
      [`/stories/${storyId}/read`, SCRIPT],
      ['/profile', IMAGE],
    ];
    for (const [path, text] of screens) {
      await page.goto(path);
      await expect.poll(() => page.locator('#main').innerText(), { message: path }).toContain(text);
      expect(await executedMarkup(page), path).toEqual({ ran: false, images: 0, drawings: 0, links: 0 });
    }
    expect(dialogs).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
  JOURNEY_MS,
);
