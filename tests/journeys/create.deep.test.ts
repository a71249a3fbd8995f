import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, VIEWPORTS } from '../support/browser.ts';
import { sentBriefs } from '../support/provider-controls.ts';
import {
  chooseThemeAndAge,
  generateButton,
  openMoreChoices,
  upgradeToPro,
  newEmail,
  newName,
  openSignedIn,
} from './family-steps.ts';

const JOURNEY_MS = 240_000;
const DETAIL = 'since the night of the big storm';
const WISH = 'A blue mitten that “hums” & never gets wet';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A family on Pro with two characters and a location, on the generator. */
async function prepareFamily(page: Page, names: { hero: string; friend: string; location: string }) {
  const email = newEmail();
  await openSignedIn(page, email);
  const uid = await upgradeToPro(email);
  const friendId = await storeCharacter({ uid }, { name: names.friend, createdAt: new Date(1) });
  const heroId = await storeCharacter({ uid }, { name: names.hero, createdAt: new Date(2) });
  const locationId = `location-${randomUUID()}`;
  const location = {
    id: locationId,
    userId: uid,
    name: names.location,
    type: 'Woods and Meadows',
    createdAt: new Date(),
  };
  await adminFirestore().doc(`locations/${locationId}`).set(location);
  await page.goto('/create');
  return { uid, heroId, friendId, locationId };
}

it('all choices in the generator survive a reload and are used in the story', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  const [hero, friend, location, nickname] = [newName(), newName(), newName(), newName()];
  const { uid, heroId, friendId, locationId } = await prepareFamily(page, { hero, friend, location });
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).tap();
  const expectAccessible = async (screen: string): Promise<void> => {
    expect.soft(await accessibilityProblems(page), screen).toEqual([]);
    expect.soft(await horizontalOverflow(page), screen).toBe(0);
  };

  await openMoreChoices(page);
  await tap('Add a child');
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('dialog').getByText('9-12', { exact: true }).tap();
  await page.getByRole('dialog').getByText('Spiders', { exact: true }).tap();
  await expectAccessible('the dialog of a child');
  await tap('Save');
  await page.getByText('Leaves out: Spiders').waitFor();

  await tap(new RegExp(`^${hero}`));
  await tap(new RegExp(`^${friend}`));
  await tap('Add a relationship');
  await page.getByText('Protector', { exact: true }).tap();
  await page.getByLabel('A detail').fill(DETAIL);
  await page.reload();
  await tap('Add relationship');
  await page.getByText(`${hero} is ${friend}’s Protector“${DETAIL}”`).waitFor();
  await tap('Add Locations');
  await tap(new RegExp(`^${location}`));
  await page.reload();
  await page.getByText('1 chosen', { exact: true }).waitFor();

  await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
  await page.getByText('Extended', { exact: true }).tap();
  await tap('Advanced: your own story elements');
  await page.getByLabel('What would you like in the story?').fill(WISH);
  await expectAccessible('the generator on a phone');
  await page.setViewportSize(VIEWPORTS.desktop);
  await expectAccessible('the generator on a wide screen');
  await page.setViewportSize(VIEWPORTS.phone);
  await generateButton(page).tap();
  await page.waitForURL('**/stories/story_*');

  const [{ id: childId } = { id: '' }] = (await adminFirestore().collection(`users/${uid}/children`).get()).docs;
  const relationship = { fromCharacterId: heroId, toCharacterId: friendId, type: 'Protector', details: DETAIL };
  const storyId = page.url().split('/').at(-1) ?? '';
  expect(await storedFields(`stories/${storyId}`)).toMatchObject({
    characters: [{ id: heroId }, { id: friendId }],
    locations: [{ id: locationId, name: location, type: 'Woods and Meadows' }],
    relationships: [relationship],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    settings: { length: 'extended', customElements: WISH },
    childId,
  });
  const [brief] = await sentBriefs(hero);
  expect(brief).toMatchObject({ avoid: ['Spiders'], customElements: WISH });
  for (const choice of [location, friend, 'Protector', DETAIL]) expect(JSON.stringify(brief)).toContain(choice);
  expect(JSON.stringify(brief)).not.toContain(nickname);
  expect(errors).toEqual([]);
  await close();
});

it('on a landscape phone the question is below the bar', { timeout: JOURNEY_MS }, async () => {
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await openSignedIn(page, newEmail());
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/create');
  const question = await page.getByRole('heading', { level: 1 }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await close();
});
