import type { Page } from 'playwright-core';

interface NewAccount {
  email: string;
  /** Missing when Google or Apple do not pass it on. */
  displayName?: string;
}

/** Signs in with a new account in the Auth emulator's account chooser. */
export async function signInAsNew(chooser: Page, { email, displayName }: NewAccount): Promise<void> {
  await chooser.getByRole('button', { name: 'Add new account' }).click();
  await chooser.locator('#email-input').fill(email);
  if (displayName) await chooser.locator('#display-name-input').fill(displayName);
  await chooser.locator('#sign-in').click();
}

/** Signs in with an existing account in the chooser. */
export const signInAgain = (chooser: Page, email: string): Promise<void> => chooser.getByText(email).click();
