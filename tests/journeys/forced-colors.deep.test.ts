import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { setPermissions } from '../functions/support/admins.ts';
import { createFamily, storeChild, storeCharacter } from '../functions/support/family.ts';
import { storeLocation, storeStory } from '../functions/support/scenes.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { addChildAndPin, addLedger } from './child-steps.ts';
import { openMoreChoices, waitForHydration } from './family-steps.ts';
import { stubDeviceVoice } from './reading-device-voice.ts';
import {
  createReadingFamily,
  FIRST_CHAPTER,
  generateNarration,
  openReader,
  seedReaderSession,
} from './reading-family.ts';
import { createSharingFamily } from './shared-steps.ts';

const JOURNEY_MS = 180_000;

const visitor = setUpVisitor();

/** Opens `path` on a phone with a contrast theme, signed in as `family`. */
async function open(path: string, family: { uid: string } | null): Promise<Page> {
  const page = await visitor.open('phone');
  await page.emulateMedia({ forcedColors: 'active' });
  await stubDeviceVoice(page);
  if (family) await seedReaderSession(page, family);
  await page.goto(path);
  return page;
}

/** The styles of an element that a contrast theme keeps: lines and symbols, not colors or shadows. */
const lookOf = (element: Locator): Promise<string> =>
  element.evaluate((root) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const visibleParts = [root, ...root.querySelectorAll('*')].filter((part) => part.getClientRects().length > 0);
    const lines = visibleParts.map((part) => {
      const { outlineStyle, outlineWidth, borderStyle, borderWidth, textDecorationLine } = getComputedStyle(part);
      return [outlineStyle === 'none' ? '' : outlineWidth, borderStyle, borderWidth, textDecorationLine];
    });
    return `${visibleParts.filter(({ localName }) => localName === 'path').length} ${[...new Set(lines.map(String))].toSorted().join()}`;
  });

/** Asserts that `element` looks different once `change` has been pressed. */
async function expectVisible(element: Locator, change: Locator = element): Promise<void> {
  const before = await lookOf(element);
  await change.tap();
  await expect.poll(() => lookOf(element), { message: String(element) }).not.toBe(before);
}

/** Asserts that a chosen option of the group looks different from the others, by choosing it and another one. */
async function expectChoiceVisible(page: Page, group: string | RegExp): Promise<void> {
  const labels = page.getByRole('radiogroup', { name: group }).first().locator('label').filter({ visible: true });
  await labels.nth(0).tap();
  await labels.nth(1).tap();
  await expectVisible(labels.nth(1), labels.nth(0));
}

it('every choice on the generator is visible in a contrast theme', { timeout: JOURNEY_MS }, async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  for (const name of ['Ember', 'Pip']) await storeCharacter(family, { name, createdAt: new Date() });
  await storeChild(family);
  await storeLocation(family, { name: 'Moon Pond', createdAt: new Date() });
  const page = await open('/create', family);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await expectVisible(button(/^Ember/));
  await expectVisible(button(/^Pip/));
  await openMoreChoices(page);
  for (const group of ['Who is it for?', 'Kind of story', 'Age range', 'Section length'])
    await expectChoiceVisible(page, group);
  await expectChoiceVisible(page, 'Which adventure story?');
  await button('Add Locations').tap();
  await expectVisible(button(/^Moon Pond/));
});

it(
  'chosen roles, relationships, ideas and characters’ details are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createReadingFamily();
    await addLedger(family);
    for (const name of ['Ember', 'Pip']) await storeCharacter(family, { name, createdAt: new Date() });
    const page = await open('/create', family);
    for (const name of [/^Ember/, /^Pip/]) await page.getByRole('button', { name }).first().tap();
    await openMoreChoices(page);
    await expectChoiceVisible(page, 'Ember is the');
    await page.getByRole('button', { name: 'Add a relationship' }).tap();
    for (const group of ['Who?', 'What is']) await expectChoiceVisible(page, group);

    await page.goto(`/stories/${family.storyId}`);
    await page.getByRole('link', { name: 'Continue', exact: true }).tap();
    await expectChoiceVisible(page, 'What happens next?');
    const own = page.locator('label.chip', { hasText: 'My own idea' });
    await own.tap();
    await expectVisible(own, page.locator('label.chip', { hasText: 'Let the lantern decide' }));

    await page.goto('/characters?new');
    for (const group of ['Gender', 'What kind of someone?', 'Which', 'And who exactly?'])
      await expectChoiceVisible(page, group);
    await page.getByRole('button', { name: /^How .* looks?/ }).tap();
    for (const group of ['Height', 'Build', 'Age']) await expectChoiceVisible(page, group);
    await expectChoiceVisible(page, /^(Color|Fur|Scales|Wings)/);
    await expectVisible(page.getByRole('button', { name: 'Brave', exact: true }));
    await expectVisible(page.locator('label', { hasText: 'Named after a real child' }));
  },
);

it(
  'chosen, open and favorite items on the story page and the shelf are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createReadingFamily();
    for (let number = 1; number <= 5; number += 1)
      await storeStory(family, { title: `Lantern ${number}`, createdAt: new Date(), updatedAt: new Date() });
    const page = await open(`/stories/${family.storyId}?chapter=1`, family);
    const paragraph = page.locator('[data-paragraph="1"]');
    await paragraph.waitFor();
    await expectVisible(paragraph);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expectVisible(page.getByRole('button', { name: /^Favorite/ }));
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').filter({ visible: true });
    await expectVisible(chapters.nth(0), chapters.nth(1));

    await page.goto('/stories');
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expectChoiceVisible(page, 'Ages');
    await expectVisible(page.getByRole('button', { name: 'Favorites', exact: true }));
  },
);

it(
  'the open chapter and all settings of the reader are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createReadingFamily();
    const page = await open(`/stories/${family.storyId}/read`, family);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expectVisible(button('Follow the words'));
    await button('Text and page').tap();
    for (const group of ['Size', 'Space between lines and words', 'Letters', 'Page', 'Pictures'])
      await expectChoiceVisible(page, group);
    await button('Done').tap();
    await button('Voice').tap();
    await expectChoiceVisible(page, 'Voice');
    await page.getByText('Storyteller', { exact: true }).tap();
    await expectChoiceVisible(page, 'Storyteller’s voice');
    await button('Done').tap();
    await expectVisible(button('Bedtime'));
    await button('Sleep at the end').tap();
    await expectChoiceVisible(page, 'Sleep timer');
    await button('Done').tap();
    await button('Bedtime').tap();
    await expectVisible(button('Chapter 1'), button('Chapter 2'));
  },
);

it(
  'the lit lanterns and the chosen idea in a child’s books are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createReadingFamily();
    await addChildAndPin(family);
    await addLedger(family);
    const page = await open('/books/mo', family);
    const lights = page.locator('.chapter-lights').first();
    await lights.waitFor();
    expect(await lookOf(lights.locator('[data-lit]').first())).not.toBe(
      await lookOf(lights.locator('i:not([data-lit])').first()),
    );
    await page.goto(`/books/mo/${family.storyId}/next`);
    await expectChoiceVisible(page, 'What happens next?');
  },
);

it(
  'all choices on the profile and the typed digits of a PIN are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const page = await open('/profile', await createFamily({ plan: 'pro_monthly' }));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expectVisible(page.locator('label', { hasText: 'Let me read it first' }));
    await expectChoiceVisible(page, 'Who reads aloud?');
    await button('Choose a picture').tap();
    await expectChoiceVisible(page, 'Friends');
    await button('Cancel').tap();
    await button('Add a child').tap();
    for (const group of ['Age range', 'A face', 'Reading']) await expectChoiceVisible(page, group);
    await expectVisible(button('Spiders'));
    await button('Not now').tap();
    await button('Set a PIN').tap();
    const pad = page.getByRole('dialog');
    await expectVisible(pad.locator('[role=status] + span'), pad.getByRole('button', { name: '4', exact: true }));
  },
);

it(
  'the billing period, the way of signing in and the open page are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const page = await open('/login', null);
    // Before hydration a click is only stored, and the app's choice is still marked.
    await waitForHydration(page);
    await expectChoiceVisible(page, 'Sign in or create account');
    await seedReaderSession(page, await createFamily());
    await page.goto('/subscription');
    await expectChoiceVisible(page, 'Billing');
    await page.getByText('Your plan', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const links = page
      .getByRole('dialog')
      .getByRole('link')
      .filter({ hasText: /^(Subscription|Profile)$/ });
    expect(await lookOf(links.filter({ hasText: 'Subscription' }))).not.toBe(
      await lookOf(links.filter({ hasText: 'Profile' })),
    );
  },
);

it(
  'the open queue and the kind of messages in the admin area are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const admin = await createFamily();
    await setPermissions(admin, ADMIN_PERMISSIONS);
    const page = await open('/admin/moderation', admin);
    await expectChoiceVisible(page, 'What to look at');
    await page.goto('/admin/messages');
    await expectChoiceVisible(page, 'Which messages');
  },
);

it(
  'the spoken paragraph and the like on a shared page are visible in a contrast theme',
  { timeout: JOURNEY_MS },
  async () => {
    const { path } = await createSharingFamily({ previousParts: [FIRST_CHAPTER], content: FIRST_CHAPTER });
    const page = await open('/version.json', await createFamily());
    await page.goto(path);
    await page.getByRole('button', { name: 'Listen' }).tap();
    await page.locator('.sp-said').waitFor();
    await page.getByRole('button', { name: 'Pause' }).tap();
    const [said, other] = await Promise.all(
      ['p.sp-said', 'p:not(.sp-said)'].map((paragraph) => lookOf(page.locator(`.sp-read > ${paragraph}`).first())),
    );
    expect(said).not.toBe(other);
    const like = page.getByRole('button', { name: /^Like/ });
    await expectVisible(like);
  },
);

/** Whether a line is around the first element that `locator` finds: backgrounds and shadows are not shown. */
const isOutlined = async (locator: Locator): Promise<boolean> =>
  (await locator.first().evaluate((element) => getComputedStyle(element).outlineStyle)) === 'solid';

it(
  'in a contrast theme the spoken word, the position in the chapter and the chosen options have outlines',
  { timeout: 120_000 },
  async () => {
    const [opening = ''] = FIRST_CHAPTER.split('\n\n');
    const family = await createReadingFamily('pro_monthly', opening);
    const page = await visitor.open('desktop');
    await page.emulateMedia({ forcedColors: 'active' });
    await openReader(page, family);
    await generateNarration(page);
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await page.locator('.reader-said').waitFor();
    // Read at one moment, because the next word is spoken soon.
    const outlined = await page
      .locator('.reader-word')
      .evaluateAll((words) =>
        words.filter((word) => getComputedStyle(word).outlineStyle === 'solid').map(({ className }) => className),
      );
    expect(outlined).toEqual(['reader-word reader-said']);
    const rail = page.locator('.position-line-rail');
    expect(await rail.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
    expect(await isOutlined(page.getByRole('button', { name: 'Follow the words', pressed: true }))).toBe(true);
    expect(await isOutlined(page.getByRole('button', { name: 'Bedtime', pressed: false }))).toBe(false);

    await page.getByRole('button', { name: 'Text and page' }).click();
    await page.locator('label[data-chosen]').first().waitFor();
    expect(await isOutlined(page.locator('label[data-chosen]'))).toBe(true);
    expect(await isOutlined(page.locator('dialog label:not([data-chosen])'))).toBe(false);
  },
);
