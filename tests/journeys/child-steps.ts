import type { Page } from 'playwright-core';
import { toChapterLedgerDocument } from '../../functions/src/generation/adapters/ledger-documents.ts';
import { beginChapterLedger } from '../../functions/src/generation/operations/chapter-ledger.ts';
import { hashPin } from '../../src/services/lock/pin-hash.ts';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import type { ReadingFamily } from './reading-family.ts';

export const PIN = '4071';

/** Stores a child under the nickname in small letters. */
export async function addChild({ uid }: ReadingFamily, nickname: string): Promise<void> {
  const now = new Date();
  const child = {
    nickname,
    ageRange: '5-8',
    readingLevel: 'listening',
    likes: [],
    avoid: [],
    face: 'friend-pip',
  };
  await adminFirestore()
    .doc(`users/${uid}/children/${nickname.toLowerCase()}`)
    .set({ ...child, createdAt: now, updatedAt: now });
}

/** Stores Mo and a PIN. */
export async function addChildAndPin(family: ReadingFamily): Promise<void> {
  await addChild(family, 'Mo');
  await adminFirestore()
    .doc(`users/${family.uid}`)
    .update({ lock: await hashPin(PIN), childrenTotal: 1 });
}

/**
 * The ledger that the functions keep of a story with two chapters; a story without a ledger does not get further
 * chapters.
 */
export async function addLedger({ uid, storyId }: ReadingFamily): Promise<void> {
  const memoryKey = String((await storedFields(`stories/${storyId}`))['memoryKey']);
  const ledger = beginChapterLedger(
    { userId: uid, memoryKey, planId: 'pro_monthly', isIncluded: true, openedBy: storyId },
    Date.now(),
  );
  const used = { reserved: 0, used: 1 };
  await adminFirestore()
    .doc(`generations/${uid}_${memoryKey}`)
    .set(toChapterLedgerDocument({ ...ledger, phases: { ...ledger.phases, introduction: used, development: used } }));
}

/** Enters `pin` on the open keypad. */
export async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).tap();
  await dialog.getByRole('button', { name: 'Open', exact: true }).tap();
}
