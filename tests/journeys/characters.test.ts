import { expect, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { storeCharacter } from '../functions/support/family.ts';
import { VIEWPORTS } from '../support/browser.ts';
import { useVisitor } from '../support/use-visitor.ts';
import { card, openMenuOf, press, PRIVATE_NOTE, testCharacter } from './character-steps.ts';
import { expectToast, newEmail, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 180_000;

testCharacter('phone');

const visitor = useVisitor();

it('a character is shared by link under a pen name, and the share is withdrawn', { timeout: JOURNEY_MS }, async () => {
  const page = await visitor.open('desktop');
  const email = newEmail();
  await openSignedIn(page, email);
  const { uid } = await adminAuth().getUserByEmail(email);
  await adminAuth().updateUser(uid, { emailVerified: true });
  const id = await storeCharacter({ uid }, { name: 'Ember', gender: 'female', createdAt: new Date() });
  await openMenuOf(page, 'Ember');
  await press(page, 'Share');
  await page.getByText(PRIVATE_NOTE).waitFor();
  await visitor.expectAccessible('private');
  await page.getByLabel('Pen name').fill('Lantern Lane');
  await page.getByText('Others may comment').click();
  await press(page, 'Make the link');
  const address = await page.getByRole('textbox', { name: 'The link', exact: true }).inputValue();
  await visitor.expectAccessible('public');
  await page.setViewportSize(VIEWPORTS.phone);
  await page.context().setOffline(true);
  await page.getByText('You’re offline').waitFor();
  await page.context().setOffline(false);
  await expectToast(page, 'You’re back online');
  const toast = await page.locator('.toast').boundingBox();
  const actions = await page.locator('.dialog-actions').boundingBox();
  expect((toast?.y ?? NaN) + (toast?.height ?? NaN)).toBeLessThan(actions?.y ?? NaN);
  await page.setViewportSize(VIEWPORTS.desktop);
  const shareId = address.split('/').at(-1) ?? '';
  const share = async () => (await adminFirestore().doc(`shares/${shareId}`).get()).data();
  expect(await share()).toMatchObject({
    withdrawnAt: null,
    sharing: { isPublic: true, allowComments: true, sharedBy: 'Lantern Lane' },
  });
  await press(page, 'Done');
  await card(page, 'Ember').getByText('Shared').waitFor();

  await press(page, 'More about Ember');
  await press(page, 'Share');
  await press(page, 'Withdraw the link');
  await press(page, 'Withdraw it');
  await page.getByText(PRIVATE_NOTE).waitFor();
  expect(await share()).toMatchObject({ copy: null, sharing: { isPublic: false } });
  const stored = (await adminFirestore().doc(`characters/${id}`).get()).data();
  expect(stored).toMatchObject({ sharing: { isPublic: false } });
});
