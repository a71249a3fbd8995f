import type { Page } from 'playwright-core';
import { adminAuth } from '../functions/support/cloud-access.ts';

export const uidOf = async (email: string): Promise<string> => (await adminAuth().getUserByEmail(email)).uid;
export const press = (tab: Page, name: string): Promise<void> => tab.getByRole('button', { name, exact: true }).click();
export const nameField = (tab: Page) => tab.getByLabel('Name', { exact: true });

/** Everything that the browser stores for our origin. */
export const browserStorage = (tab: Page): Promise<string> =>
  tab.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not read')));
      });
    const contents: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      await caches.keys(),
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        contents.push(name, store, await resultOf(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(contents);
  });
