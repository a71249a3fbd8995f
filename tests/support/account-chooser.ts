import type { Page } from 'playwright-core';

interface Stranger {
  email: string;
  /** None where Google or Apple keep it to themselves. */
  displayName?: string;
}

/** In the Auth emulator's account chooser: somebody whom Google or Apple tell of for the first time. */
export async function comeAsNew(chooser: Page, { email, displayName }: Stranger): Promise<void> {
  await chooser.getByRole('button', { name: 'Add new account' }).click();
  await chooser.locator('#email-input').fill(email);
  if (displayName) await chooser.locator('#display-name-input').fill(displayName);
  await chooser.locator('#sign-in').click();
}

/** In the chooser: somebody who has come that way before. */
export const comeAgain = (chooser: Page, email: string): Promise<void> => chooser.getByText(email).click();
