import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { storeStory, storeStoryWithPictures } from '../functions/support/scenes.ts';
import { seedSession } from '../support/signed-in.ts';
import { ideas } from './chapter-steps.ts';
import { addChildAndPin, addLedger, enterPin, PIN } from './child-steps.ts';
import { expectToast, newEmail } from './family-steps.ts';
import { stubDeviceVoice } from './reading-device-voice.ts';
import { createReadingFamily, generateNarration, openReader, seedReaderSession } from './reading-family.ts';
import { createSharingFamily, likeButton, signIn, triggerAppLoad } from './shared-steps.ts';
import { press, pressInDialog, tap, testTranslated } from './translated-walks.ts';

/** Short, because it is recorded. */
const SHORT_CHAPTER = 'Ember opened one eye. Below the lighthouse a bell rang once.\n\nPip held up half a map.';

const CHAPTER_MS = 90_000;
/** So that the chapter has not ended before Pause is pressed. */
const SLOW_WORD_MS = 60_000;
const SHELF = 6;

testTranslated([
  [
    'a story is renamed, and a paragraph is rewritten and undone',
    async (page) => {
      const family = await createReadingFamily('pro_monthly', SHORT_CHAPTER);
      await seedReaderSession(page, family);
      await page.goto(`/stories/${family.storyId}?chapter=1`);
      await press(page, /^More about The/);
      await press(page, 'Change the title');
      await page.getByRole('textbox', { name: 'Title' }).fill('Half a Map');
      await press(page, 'Save title');
      await page.getByRole('heading', { level: 1, name: 'Half a Map' }).waitFor();
      await tap(page, 'Pip held up half a map.');
      await press(page, 'Rewrite this');
      await page.getByRole('dialog').getByText('Funnier', { exact: true }).click();
      await pressInDialog(page, 'Rewrite this');
      await press(page, 'Keep the new one');
      await press(page, 'Undo');
      await page.getByText('Pip held up half a map.', { exact: true }).waitFor();
    },
  ],
  [
    'words get a picture, which is deleted and comes back',
    async (page) => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const { storyId } = await storeStoryWithPictures(family, {});
      await seedReaderSession(page, family);
      await page.goto(`/stories/${storyId}?chapter=1`);
      await page.getByText('Pip was already awake').click();
      await press(page, 'Make a picture');
      await page.getByText('With Pip and The Quiet Harbour').click();
      await press(page, 'Ember');
      await tap(page, 'Just these words');
      await press(page, 'Paint this');
      await expectToast(page, 'Image saved successfully!');
      await press(page, 'More about this picture');
      await press(page, 'Delete');
      await press(page, 'Delete it');
      await press(page, 'Undo');
      await page.getByRole('button', { name: 'More about this picture' }).waitFor();
    },
  ],
  [
    'a chapter is approved on its page, and the book opens',
    async (page) => {
      const family = await createReadingFamily();
      await adminFirestore().doc(`users/${family.uid}`).update({ 'preferences.showFirst': true });
      await seedReaderSession(page, family);
      await page.goto(`/stories/${family.storyId}/read`);
      await page.getByText('A grown-up reads chapter one first.').waitFor();
      await page.getByRole('link', { name: 'I’m the grown-up' }).click();
      await press(page, 'Looks good, let them read it');
      await expectToast(page, 'Story saved successfully!');
      await page.getByRole('link', { name: 'Read', exact: true }).click();
      await page.getByRole('slider', { name: 'Place in the chapter' }).waitFor();
    },
  ],
  [
    'the shelf is searched and filtered, and a story is deleted and brought back',
    async (page) => {
      const family = await createFamily();
      for (let number = 1; number <= SHELF; number += 1)
        await storeStory(family, { title: `Lantern ${number}`, createdAt: new Date(), updatedAt: new Date() });
      await seedReaderSession(page, family);
      await page.goto('/stories');
      await press(page, 'Favorite: Lantern 3');
      await press(page, 'Favorites');
      await page.getByText('1 story', { exact: true }).waitFor();
      await press(page, 'Favorites');
      const search = page.getByRole('searchbox', { name: 'Search your stories' });
      for (const query of ['lantern', 'nobody', 'lantern 3', '']) await search.fill(query);
      await press(page, 'Filters');
      await tap(page, '5-8');
      await tap(page, 'Finished');
      await press(page, 'Clear the filters');
      await press(page, 'More about Lantern 3');
      await press(page, 'Delete');
      await pressInDialog(page, /^Delete/);
      await press(page, 'Undo');
      await page.getByRole('link', { name: 'Lantern 3', exact: true }).waitFor();
    },
  ],
  [
    'a book is paged and its letters and page are changed',
    async (page) => {
      await openReader(page, await createReadingFamily());
      for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home']) await page.keyboard.press(key);
      await press(page, 'Text and page');
      for (const choice of ['XXL', 'Wider', 'Hyperlegible', 'Night', 'Hidden', 'With the text', 'Paper'])
        await tap(page, choice);
      await press(page, 'Done');
      await press(page, 'Chapter 2');
      await page.getByRole('heading', { name: 'Development' }).waitFor();
      await press(page, 'Chapter 1');
      await page.getByRole('heading', { name: 'Introduction' }).waitFor();
    },
  ],
  [
    'a recording is made and heard, and the words are followed',
    async (page) => {
      await openReader(page, await createReadingFamily('pro_monthly', SHORT_CHAPTER));
      await generateNarration(page);
      await press(page, 'Read aloud');
      await page.locator('.reader-said').waitFor();
      await press(page, 'Follow the words');
      await page.locator('.reader-said').waitFor({ state: 'detached' });
      await press(page, 'Voice');
      await tap(page, 'This device');
      await tap(page, 'Storyteller');
      await press(page, 'Done');
      await press(page, 'Read chapter two');
      await page.getByRole('heading', { name: 'Development' }).waitFor();
    },
  ],
  [
    'the device reads both chapters to the end',
    async (page) => {
      await stubDeviceVoice(page);
      await openReader(page, await createReadingFamily('free', SHORT_CHAPTER));
      await press(page, 'Read aloud');
      await page.getByRole('heading', { name: 'Development' }).waitFor();
      await page.getByRole('button', { name: 'Read aloud', exact: true }).waitFor();
      await page.keyboard.press('End');
      await page.getByText('The story goes on.').waitFor();
    },
  ],
  [
    'bedtime is switched on with a sleep timer, the voice rests, and bedtime is switched off',
    async (page) => {
      await stubDeviceVoice(page);
      await openReader(page, await createReadingFamily('free', SHORT_CHAPTER));
      await press(page, 'Bedtime');
      await press(page, 'Sleep at the end');
      await tap(page, '10 minutes');
      await tap(page, 'The end of the chapter');
      await press(page, 'Done');
      await press(page, 'Read aloud');
      await page.getByText('Good night. Your story will be waiting here.').waitFor();
      await press(page, 'Stay on this page');
      await press(page, 'Bedtime');
      await page.getByRole('button', { name: 'Follow the words' }).waitFor();
    },
  ],
  [
    'a child reads alone, chooses what happens next, and a grown-up leaves the books',
    async (page) => {
      const family = await createReadingFamily('pro_monthly', SHORT_CHAPTER);
      await addChildAndPin(family);
      await addLedger(family);
      await stubDeviceVoice(page);
      await seedReaderSession(page, family);
      await page.goto(`/books/mo/${family.storyId}?chapter=2`);
      await press(page, 'Page on');
      await page.keyboard.press('End');
      await press(page, 'What happens next?');
      await ideas(page).nth(1).waitFor();
      for (const index of [0, 1])
        await page.getByRole('radiogroup', { name: 'What happens next?' }).locator('label').nth(index).click();
      await press(page, 'This one!');
      await page.waitForURL(/\/books\/mo\/.+\?chapter=3$/, { timeout: CHAPTER_MS });
      await page.getByRole('link', { name: 'Back to the books' }).click();
      await press(page, 'For grown-ups');
      await enterPin(page, '1111');
      await page.getByText('That’s not the PIN.').waitFor();
      await enterPin(page, PIN);
      await page.getByRole('heading', { name: 'My stories' }).waitFor();
    },
  ],
  [
    'a story is shared by link and QR code, and the link is withdrawn',
    async (page) => {
      const family = await createReadingFamily();
      await adminAuth().updateUser(family.uid, { emailVerified: true });
      await seedReaderSession(page, family);
      await page.goto(`/stories/${family.storyId}?chapter=1`);
      await press(page, 'Share');
      await page.getByLabel('Pen name').fill('Lantern Lane');
      await press(page, 'What they’ll see');
      await press(page, 'Make the link');
      await press(page, 'QR code');
      await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
      await press(page, 'Copy the link');
      await tap(page, 'Others may comment');
      await press(page, 'Withdraw the link');
      await press(page, 'Withdraw it');
      await expectToast(page, 'The link is withdrawn');
    },
  ],
  [
    'a visitor hears a shared story read aloud and reports it',
    async (page) => {
      await stubDeviceVoice(page, SLOW_WORD_MS);
      const { path } = await createSharingFamily();
      await page.goto(path);
      // React replaces what was translated: a click while it does so is lost.
      await triggerAppLoad(page);
      await press(page, 'Listen');
      await press(page, 'Pause');
      await press(page, 'Listen');
      await press(page, 'Report this page');
      await pressInDialog(page, 'Send the report');
      await page.getByText('Please choose what is wrong').waitFor();
      await page.getByLabel('It’s unkind or hurtful').check();
      await pressInDialog(page, 'Send the report');
      await expectToast(page, 'Thank you for telling us');
    },
  ],
  [
    'a visitor signs in to like a shared story, and likes it no more',
    async (page) => {
      const { path } = await createSharingFamily();
      const email = newEmail();
      await createFamily({ email });
      await page.goto(path);
      await triggerAppLoad(page);
      await likeButton(page, 0).click();
      await signIn(page, email);
      await page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
      await likeButton(page, 1).click();
      await page.getByRole('button', { name: 'Like, 0 likes', pressed: false }).waitFor();
    },
  ],
  [
    'a family comments on a shared story, and takes the comment back',
    async (page) => {
      const { path } = await createSharingFamily();
      const email = newEmail();
      await createFamily({ email });
      await seedSession(page, email, PASSWORD);
      await page.goto(path);
      await triggerAppLoad(page);
      await press(page, 'Add the comment');
      await page.getByLabel('Your pen name').fill('Nana Jo');
      await page.getByLabel('Say something kind').fill('We read it twice.');
      await press(page, 'Add the comment');
      await page.getByText('We read it twice.', { exact: true }).waitFor();
      await press(page, 'Delete Nana Jo’s comment');
      await pressInDialog(page, 'Delete');
      await page.getByText('No comments yet.').waitFor();
    },
  ],
]);
