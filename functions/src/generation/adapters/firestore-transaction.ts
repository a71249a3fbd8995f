import { readPreferences, type Preferences } from '@talelantern/domain/accounts/preferences';
import { readChildProfile, type ChildProfile } from '@talelantern/domain/audience/child-profile';
import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId, type GenerationKind } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import { readAdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { WORD_TIMES, wordTimesId, type TimedWord } from '@talelantern/domain/narration/word-timings';
import { readText, readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import { inheritUsage, periodOfMonthly, readUsage, usageIdOfPeriod, type Usage } from '@talelantern/domain/plans/usage';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { NewWork, PicturedItem, SpentWork } from '../ports/ports.ts';
import type { ChapterLedger, JobRecord, NarrationLedger } from '../ports/records.ts';
import { isUnverified, readEmailUsage, toEmailClaim, toUsageFields } from '../../core/usage-document.ts';
import { systemClock } from '../../core/clock.ts';
import { batchReads } from '../../core/firestore-reads.ts';
import { readAhead } from '../../core/read-ahead.ts';
import {
  chapterLedgerId,
  narrationLedgerId,
  readChapterLedger,
  readNarrationLedger,
  toChapterLedgerDocument,
  toNarrationLedgerDocument,
} from './ledger-documents.ts';
import { toSpendingWrite } from './firestore-spending.ts';
import { expiryOf, readJobRecord, toJobDocument } from './job-document.ts';

/** Keyed hashes of an account's email address (functions/src/accounts/ports/ports.ts). */
export type EmailKeysOf = (uid: string) => Promise<readonly string[]>;

interface Write {
  reference: DocumentReference;
  /** Null deletes the document. */
  data: StoredData | null;
  merges: boolean;
}

export function readPicturedItem({ userId, imagePath, advancedFeatures }: StoredData): PicturedItem {
  const { imageStyle } = readAdvancedFeatures(advancedFeatures);
  return { userId: readText(userId), imagePath: readTextOrNull(imagePath), imageStyle };
}

/**
 * Firestore requires all reads before the first write, so writes are buffered, and reads return buffered writes.
 * `emailKeys`: the hashes of the user's email address, or a function that looks them up.
 */
export function createFirestoreTx(
  firestore: Firestore,
  transaction: Transaction,
  emailKeys: readonly string[] | EmailKeysOf,
) {
  const writes = new Map<string, Write>();
  const reads = new Map<string, Promise<StoredData | null>>();
  const usages = new Map<string, Usage>();
  const usageReads = new Map<string, Promise<Usage>>();
  /** Email address claims by the id of the usage document. */
  const claims = new Map<string, { emailKey: string; period: number }>();
  const readBatched = batchReads((...references) => transaction.getAll(...references));

  const documentAt = (collection: string, id: string): DocumentReference => firestore.collection(collection).doc(id);
  const emailUsageAt = (emailKey: string) => documentAt('address_usage', emailKey);
  const chapterLedgerAt = (uid: string, memoryKey: string) =>
    documentAt('generations', chapterLedgerId(uid, memoryKey));
  const narrationLedgerAt = (uid: string, storyId: string) =>
    documentAt('generations', narrationLedgerId(uid, storyId));

  const write = (reference: DocumentReference, data: StoredData | null, merges = false): void => {
    writes.set(reference.path, { reference, data, merges });
  };

  function readData(reference: DocumentReference): Promise<StoredData | null> {
    const pendingWrite = writes.get(reference.path);
    if (pendingWrite) return Promise.resolve(pendingWrite.data);
    const pendingRead = reads.get(reference.path) ?? readBatched(reference);
    reads.set(reference.path, pendingRead);
    return pendingRead;
  }

  async function readAs<T>(reference: DocumentReference, toRecord: (data: StoredData) => T): Promise<T | null> {
    const data = await readData(reference);
    return data && toRecord(data);
  }

  async function readUsageOf(uid: string, usageId: string, isReserved: boolean): Promise<Usage> {
    const usageRead = readData(documentAt('usage', usageId));
    if (isReserved) return readUsage(await usageRead);
    // In the same round trip: a month starts from what other accounts with this email address have used.
    if (typeof emailKeys !== 'function') for (const key of emailKeys) void readAhead(readData(emailUsageAt(key)));
    const storedUsage = await usageRead;
    const before = await claimEmail(uid, usageId, readTextOrNull(storedUsage?.['addressKey']));
    return before.reduce((usage, other) => inheritUsage(usage, readUsage(other)), readUsage(storedUsage));
  }

  /**
   * Counts the month under the account's email address from the first write on, unless it is `claimed` already and no
   * other account of the mailbox has counted after that; a verified email address replaces an unverified claim. Returns
   * the usage that other accounts have under that email address, because they were deleted, changed their email address
   * or have another one of the mailbox (docs/decisions/0091, 0231). An unverified email address does not inherit from
   * an existing account, because anyone may enter an email address of its mailbox.
   */
  async function claimEmail(uid: string, usageId: string, claimed: string | null): Promise<(StoredData | null)[]> {
    const period = periodOfMonthly(usageId);
    const isVerified = claimed !== null && !isUnverified(claimed);
    if (period === null || (isVerified && typeof emailKeys === 'function')) return [];
    const keys = typeof emailKeys === 'function' ? await emailKeys(uid) : emailKeys;
    const [emailKey] = keys;
    if (emailKey === undefined) return [];
    const isClaimed = isVerified || (claimed !== null && isUnverified(emailKey));
    if (isClaimed && !(claimed === emailKey && (await hasSibling(uid, emailKey, period)))) return [];
    claims.set(usageId, { emailKey, period });
    return Promise.all(keys.map((key) => usedUnder(uid, key, period, isUnverified(emailKey) && !isUnverified(key))));
  }

  /** Whether another account of the mailbox has counted after this one, and shares the month with this one. */
  async function hasSibling(uid: string, emailKey: string, period: number): Promise<boolean> {
    const { holder, usage } = readEmailUsage(await readData(emailUsageAt(emailKey)), period);
    if (holder === uid || (holder === null && usage === null)) return false;
    return !(await isPaying(uid));
  }

  /** What is paid for is for its account alone, so a living account shares its usage only if neither pays. */
  async function usedUnder(uid: string, emailKey: string, period: number, requiresDeletedHolder: boolean) {
    const { holder, usage } = readEmailUsage(await readData(emailUsageAt(emailKey)), period);
    if (holder === null || requiresDeletedHolder) return usage;
    const paying = await Promise.all([uid, holder].map(isPaying));
    return paying.includes(true) ? null : readData(documentAt('usage', usageIdOfPeriod(holder, period)));
  }

  async function isPaying(uid: string): Promise<boolean> {
    const profile = await readAs(documentAt('users', uid), (data) => readProfile(uid, data));
    return effectivePlan(profile, systemClock.now()).tier !== 'free';
  }

  return {
    /** Call once, after the last read. */
    writeAll: (): void => {
      for (const { reference, data, merges } of writes.values()) {
        if (data === null) transaction.delete(reference);
        else transaction.set(reference, data, { merge: merges });
      }
    },
    /** Whether the account is being deleted: running requests must not store anything (docs/decisions/0062). */
    isClosed: async (uid: string): Promise<boolean> => (await readData(documentAt('deleted', uid))) !== null,
    job: (uid: string, requestId: string): Promise<JobRecord | null> =>
      readAs(documentAt('jobs', jobId(uid, requestId)), readJobRecord),
    saveJob: (job: JobRecord): void => write(documentAt('jobs', jobId(job.userId, job.requestId)), toJobDocument(job)),
    profile: (uid: string): Promise<Profile | null> =>
      readAs(documentAt('users', uid), (data) => readProfile(uid, data)),
    child: (uid: string, childId: string): Promise<ChildProfile | null> =>
      readAs(documentAt(`users/${uid}/children`, childId), (data) => readChildProfile(childId, data)),
    preferences: async (uid: string): Promise<Preferences> =>
      readPreferences((await readData(documentAt('users', uid))) ?? {}),
    /** `isReserved`: the reservation that ends has already counted the month under the account's email address. */
    usage: async (uid: string, usageId: string, isReserved = false): Promise<Usage> => {
      const pendingRead = usageReads.get(usageId) ?? readUsageOf(uid, usageId, isReserved);
      usageReads.set(usageId, pendingRead);
      const storedUsage = await pendingRead;
      return usages.get(usageId) ?? storedUsage;
    },
    saveUsage: (uid: string, usageId: string, usage: Usage): void => {
      usages.set(usageId, usage);
      const claim = claims.get(usageId);
      const key = claim ? { addressKey: claim.emailKey } : {};
      write(documentAt('usage', usageId), { userId: uid, ...toUsageFields(usage), ...key }, true);
      if (claim) write(emailUsageAt(claim.emailKey), toEmailClaim(uid, claim.period));
    },
    /** Adds to a day's sums without reading them. Call at most once: the shard is random. */
    addSpending: (cost: SpentWork): void => {
      const { reference, data } = toSpendingWrite(firestore, cost);
      write(reference, data, true);
    },
    chapterLedger: (uid: string, memoryKey: string): Promise<ChapterLedger | null> =>
      readAs(chapterLedgerAt(uid, memoryKey), readChapterLedger),
    saveChapterLedger: (ledger: ChapterLedger): void =>
      write(chapterLedgerAt(ledger.userId, ledger.memoryKey), toChapterLedgerDocument(ledger)),
    deleteChapterLedger: ({ userId, memoryKey }: ChapterLedger): void =>
      write(chapterLedgerAt(userId, memoryKey), null),
    /** Whether the user has ever begun a story, not counting this request. */
    hasBegunAnotherStory: async (
      uid: string,
      request: Pick<ChapterLedger, 'memoryKey' | 'openedBy'>,
    ): Promise<boolean> => {
      // `openedBy` excludes the ledgers of narrations, which are in the same collection.
      const begun = firestore.collection('generations').where('userId', '==', uid).where('openedBy', '!=', '');
      const { docs } = await transaction.get(begun.limit(2));
      return docs.some((document) => {
        const { memoryKey, openedBy, phases } = readChapterLedger(document.data());
        // A request id may be repeated once its job has expired, so a finished first chapter counts as another story.
        const isThisStory = memoryKey === request.memoryKey && openedBy === request.openedBy;
        return !isThisStory || phases.introduction.used > 0;
      });
    },
    /** Jobs of the user in status `running`, and finished work of this kind that is not saved yet. */
    listOpenWork: async (uid: string, kind: GenerationKind) => {
      const documentsOfUser = (collection: string) => firestore.collection(collection).where('userId', '==', uid);
      const [jobs, works] = await Promise.all([
        transaction.get(documentsOfUser('jobs').where('status', '==', 'running')),
        transaction.get(documentsOfUser('temp').where('kind', '==', kind)),
      ]);
      return {
        running: jobs.docs.map((document) => readJobRecord(document.data())),
        unsaved: works.docs.map((document) => readFinishedWork(document.data())).filter((work) => work !== null),
      };
    },
    narrationLedger: (uid: string, storyId: string): Promise<NarrationLedger | null> =>
      readAs(narrationLedgerAt(uid, storyId), readNarrationLedger),
    saveNarrationLedger: (ledger: NarrationLedger): void =>
      write(narrationLedgerAt(ledger.userId, ledger.storyId), toNarrationLedgerDocument(ledger)),
    deleteNarrationLedger: ({ userId, storyId }: NarrationLedger): void =>
      write(narrationLedgerAt(userId, storyId), null),
    pictured: (collection: 'characters' | 'locations', id: string): Promise<PicturedItem | null> =>
      readAs(documentAt(collection, id), readPicturedItem),
    /** Reads a stored story of any user. */
    story: (storyId: string): Promise<Story | null> =>
      readAs(documentAt('stories', storyId), (data) => readStory(storyId, data)),
    /** Stores the story's pictures as a new revision. */
    saveSceneImages: ({ id, revision }: Story, sceneImages: readonly SceneImage[]): void =>
      write(documentAt('stories', id), { sceneImages, revision: revision + 1 }, true),
    /** Replaces the cards of a chapter; an empty list removes them. */
    saveTalkCards: ({ id }: Pick<Story, 'id'>, part: number, cards: readonly TalkCard[]): void =>
      write(documentAt('stories', id), { talkCards: { [part]: cards } }, true),
    saveNarration: (
      { id: storyId, userId }: Pick<Story, 'id' | 'userId'>,
      part: number,
      narration: ChapterNarration,
      words: readonly TimedWord[],
    ): void => {
      write(documentAt('stories', storyId), { narration: { [part]: narration } }, true);
      const times = { userId, storyId, part, audioPath: narration.audioPath, words };
      write(documentAt(WORD_TIMES.collection, wordTimesId(userId, storyId, part)), times);
    },
    /** Stores work in `temp/`. `createdAt` in ms. */
    storeWork: (uid: string, work: NewWork, createdAt: number): void =>
      write(documentAt('temp', finishedWorkId(uid, work.requestId)), {
        ...work,
        userId: uid,
        createdAt: Timestamp.fromMillis(createdAt),
        expiresAt: expiryOf(createdAt),
      }),
  };
}
