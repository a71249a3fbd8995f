import { ownerPrefix } from '@talelantern/domain/images/media-address';
import { OWN_COLLECTIONS, type Belongings, type FileShelf, type OwnCollection } from '../ports/belongings.ts';
import type { Departures, SignIns, SubscriptionEnder } from '../ports/departures.ts';
import { sharePrefix } from '../sharing/shared-pictures.ts';
import { withdrawShare, type WithdrawTools } from '../sharing/withdraw-share.ts';

export interface DepartureTools extends WithdrawTools {
  departures: Departures;
  signIns: SignIns;
  subscriptions: SubscriptionEnder;
  belongings: Belongings;
  fileShelf: Pick<FileShelf, 'removeAll'>;
}

/**
 * Deletes the account `uid` and everything in it, whoever asks for that. What remains is its tombstone, and what its
 * month has used under a keyed hash of its address. Begun once it is carried on by the sweep; each step may be repeated,
 * and the sign-in goes last, so that the person can repeat it too. `now` in ms.
 */
export async function deleteAccount(tools: DepartureTools, uid: string, now: number): Promise<void> {
  const { departures, signIns, subscriptions } = tools;
  await departures.begin({ uid, addressKey: await signIns.addressKeyOf(uid), heir: null }, now);
  await subscriptions.end(uid);
  await removeBelongings(tools, uid, now);
  await signIns.remove(uid);
}

/**
 * Deletes the account of a sign-in that was deleted past us: whoever is signed in may ask the sign-in service for that
 * itself, and it must neither leave a family's things behind nor be a way to a fresh allowance. Where the account went by
 * us there is nothing to do. `email` is the address that the sign-in had.
 */
export async function followSignIn(
  tools: DepartureTools,
  { uid, email }: { uid: string; email: string | null },
  now: number,
): Promise<void> {
  const { departures, signIns } = tools;
  const [addressKey, heir] = email === null ? [null, null] : [signIns.keyOf(email), await signIns.holderOf(email)];
  if (await departures.begin({ uid, addressKey, heir }, now)) await deleteAccount(tools, uid, now);
}

/** What a run that is under way would need to leave anything behind. */
const LEDGERS_OF_RUNS: readonly OwnCollection[] = ['jobs'];
/** What is gone cannot be shared any more: only then are all shares known. */
const ITEMS: readonly OwnCollection[] = ['stories', 'characters', 'locations'];
const OTHERS = OWN_COLLECTIONS.filter((collection) => ![...LEDGERS_OF_RUNS, ...ITEMS].includes(collection));

async function removeBelongings(tools: DepartureTools, uid: string, now: number): Promise<void> {
  const { belongings, fileShelf } = tools;
  const removeFrom = async (collections: readonly OwnCollection[]): Promise<void> => {
    for (const collection of collections) await belongings.deleteAll(uid, collection);
  };
  await removeFrom(LEDGERS_OF_RUNS);
  await removeFrom(ITEMS);
  for await (const shareId of belongings.shareIds(uid)) {
    await withdrawShare(tools, shareId, now);
    await fileShelf.removeAll(sharePrefix(shareId));
    await belongings.eraseShare(shareId);
  }
  await belongings.takeBackLikes(uid);
  await belongings.deleteComments(uid);
  await removeFrom(OTHERS);
  // After the documents, which would else name files that are gone.
  await fileShelf.removeAll(ownerPrefix(uid));
  await belongings.deleteProfile(uid);
}
