import { SEED_ACCOUNTS } from './accounts.ts';
import type { EmulatorAdmin } from './emulator-admin.ts';

/**
 * Creates the demo accounts with what belongs to them. Accounts that exist already are left alone, so data that a
 * person made with them stays.
 */
export async function seed(admin: EmulatorAdmin, now: Date): Promise<void> {
  for (const { email, password, displayName, documents } of SEED_ACCOUNTS) {
    const uid = await admin.createAccount({ email, password, displayName });
    if (uid === null) continue;
    for (const [path, fields] of Object.entries(documents(uid, now))) await admin.setDocument(path, fields);
  }
}
