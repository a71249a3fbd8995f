import { expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_FAMILY } from './accounts.ts';
import type { EmulatorAdmin } from './emulator-admin.ts';
import { seed } from './seed.ts';

/** Emulators without accounts. */
function emptyEmulators() {
  const accounts = new Map<string, string>();
  const writtenPaths: string[] = [];
  const admin: EmulatorAdmin = {
    async createAccount({ uid = 'made-by-the-emulator', email }) {
      if (accounts.has(email)) return null;
      accounts.set(email, uid);
      return uid;
    },
    async setDocument(path) {
      writtenPaths.push(path);
    },
  };
  return { admin, accounts, writtenPaths };
}

it('the first start creates both demo accounts, the family under the uid of its prepared files', async () => {
  const { admin, accounts, writtenPaths } = emptyEmulators();
  expect(await seed(admin, new Date())).toEqual([DEMO_FAMILY, DEMO_ADMIN]);
  expect(accounts.get(DEMO_FAMILY.email)).toBe(DEMO_FAMILY.uid);
  expect(writtenPaths).toContain(`users/${DEMO_FAMILY.uid}`);
});

it('a later start does not write anything, so that the items of a family are not overwritten', async () => {
  const { admin, writtenPaths } = emptyEmulators();
  await seed(admin, new Date());
  writtenPaths.length = 0;
  expect(await seed(admin, new Date())).toEqual([]);
  expect(writtenPaths).toEqual([]);
});
