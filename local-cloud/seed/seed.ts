import { SEED_ACCOUNTS, type SeedAccount } from './accounts.ts';
import type { EmulatorAdmin } from './emulator-admin.ts';

/**
 * Creates the demo accounts with their documents and returns those that are new. Existing accounts are left unchanged,
 * with all data made with them.
 */
export async function seed(admin: EmulatorAdmin, now: Date): Promise<SeedAccount[]> {
  const created: SeedAccount[] = [];
  for (const account of SEED_ACCOUNTS) {
    const { documents, ...credentials } = account;
    const uid = await admin.createAccount(credentials);
    if (uid === null) continue;
    for (const [path, fields] of Object.entries(documents(uid, now))) await admin.setDocument(path, fields);
    created.push(account);
  }
  return created;
}
