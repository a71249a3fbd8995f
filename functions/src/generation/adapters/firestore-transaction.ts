import { readPreferences, type Preferences } from '@talelantern/domain/accounts/preferences';
import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import { readAdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { WORD_TIMES, wordTimesId, type TimedWord } from '@talelantern/domain/narration/word-timings';
import { readText, readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import { inheritUsage, periodOfMonthly, readUsage, usageIdOfPeriod, type Usage } from '@talelantern/domain/plans/usage';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { NewWork, PicturedItem } from '../ports/ports.ts';
import type { ChapterLedger, JobRecord, NarrationLedger } from '../ports/records.ts';
import { isUnverified, readAddressUsage, toAddressClaim, toUsageFields } from '../../core/usage-document.ts';
import { BatchedReads } from '../../core/firestore-reads.ts';
import { chapterLedgerId, readChapterLedger, toChapterLedgerDocument } from './ledger-documents.ts';
import { narrationLedgerId, readNarrationLedger, toNarrationLedgerDocument } from './ledger-documents.ts';
import { expiryOf, readJobRecord, toJobDocument } from './job-document.ts';

/** Keyed hashes of an account's address (functions/src/accounts/ports/ports.ts). */
export type AddressKeysOf = (uid: string) => Promise<readonly string[]>;

interface Write {
  reference: DocumentReference;
  /** Null deletes the document. */
  data: StoredData | null;
  merges: boolean;
}

/** Firestore requires all reads before the first write, so writes are buffered, and reads return buffered writes. */
export class FirestoreTx {
  private readonly firestore: Firestore;
  private readonly transaction: Transaction;
  private readonly addressKeysOf: AddressKeysOf;
  private readonly batch: BatchedReads;
  private readonly writes = new Map<string, Write>();
  private readonly reads = new Map<string, Promise<StoredData | null>>();
  private readonly usages = new Map<string, Usage>();
  private readonly usageReads = new Map<string, Promise<Usage>>();
  /** Address claims by the id of the usage document. */
  private readonly claims = new Map<string, { addressKey: string; period: number }>();

  constructor(firestore: Firestore, transaction: Transaction, addressKeysOf: AddressKeysOf) {
    this.firestore = firestore;
    this.transaction = transaction;
    this.addressKeysOf = addressKeysOf;
    this.batch = new BatchedReads((...references) => transaction.getAll(...references));
  }

  /** Call once, after the last read. */
  writeAll(): void {
    for (const { reference, data, merges } of this.writes.values()) {
      if (data === null) this.transaction.delete(reference);
      else this.transaction.set(reference, data, { merge: merges });
    }
  }

  /** Whether the account is being deleted: running requests must not store anything (docs/decisions/0062). */
  async isClosed(uid: string): Promise<boolean> {
    return (await this.read(this.at('deleted', uid))) !== null;
  }

  async job(uid: string, requestId: string): Promise<JobRecord | null> {
    const data = await this.read(this.at('jobs', jobId(uid, requestId)));
    return data && readJobRecord(data);
  }

  saveJob(job: JobRecord): void {
    this.write(this.at('jobs', jobId(job.userId, job.requestId)), toJobDocument(job));
  }

  async profile(uid: string): Promise<Profile | null> {
    const data = await this.read(this.at('users', uid));
    return data && readProfile(uid, data);
  }

  async preferences(uid: string): Promise<Preferences> {
    return readPreferences((await this.read(this.at('users', uid))) ?? {});
  }

  async usage(uid: string, usageId: string): Promise<Usage> {
    const reading = this.usageReads.get(usageId) ?? this.readUsage(uid, usageId);
    this.usageReads.set(usageId, reading);
    const read = await reading;
    return this.usages.get(usageId) ?? read;
  }

  saveUsage(uid: string, usageId: string, usage: Usage): void {
    this.usages.set(usageId, usage);
    const claim = this.claims.get(usageId);
    const addressKey = claim ? { addressKey: claim.addressKey } : {};
    this.write(this.at('usage', usageId), { userId: uid, ...toUsageFields(usage), ...addressKey }, true);
    if (claim) this.write(this.at('address_usage', claim.addressKey), toAddressClaim(uid, claim.period));
  }

  async chapterLedger(uid: string, memoryKey: string): Promise<ChapterLedger | null> {
    const data = await this.read(this.at('generations', chapterLedgerId(uid, memoryKey)));
    return data && readChapterLedger(data);
  }

  saveChapterLedger(ledger: ChapterLedger): void {
    this.write(this.ledgerOf(ledger), toChapterLedgerDocument(ledger));
  }

  deleteChapterLedger(ledger: ChapterLedger): void {
    this.write(this.ledgerOf(ledger), null);
  }

  /** Whether the user has ever begun a story, not counting this request. */
  async hasBegunAnotherStory(uid: string, request: Pick<ChapterLedger, 'memoryKey' | 'openedBy'>): Promise<boolean> {
    // Ledgers of narrations are in the same collection, but have no `openedBy`.
    const begun = this.firestore.collection('generations').where('userId', '==', uid).where('openedBy', '!=', '');
    const { docs } = await this.transaction.get(begun.limit(2));
    return docs.some((document) => {
      const { memoryKey, openedBy, phases } = readChapterLedger(document.data());
      // A request id may be repeated after a week, when its job has expired.
      const isThisStory = memoryKey === request.memoryKey && openedBy === request.openedBy;
      return !isThisStory || phases.introduction.used > 0;
    });
  }

  async narrationLedger(uid: string, storyId: string): Promise<NarrationLedger | null> {
    const data = await this.read(this.at('generations', narrationLedgerId(uid, storyId)));
    return data && readNarrationLedger(data);
  }

  saveNarrationLedger(ledger: NarrationLedger): void {
    this.write(this.narrationLedgerOf(ledger), toNarrationLedgerDocument(ledger));
  }

  deleteNarrationLedger(ledger: NarrationLedger): void {
    this.write(this.narrationLedgerOf(ledger), null);
  }

  async pictured(collection: 'characters' | 'locations', id: string): Promise<PicturedItem | null> {
    const data = await this.read(this.at(collection, id));
    if (!data) return null;
    const { imageStyle } = readAdvancedFeatures(data['advancedFeatures']);
    return { userId: readText(data['userId']), imagePath: readTextOrNull(data['imagePath']), imageStyle };
  }

  /** Reads a stored story of any user. */
  async story(storyId: string): Promise<Story | null> {
    const data = await this.read(this.at('stories', storyId));
    return data && readStory(storyId, data);
  }

  /** Stores the story's pictures as a new revision. */
  saveSceneImages({ id, revision }: Story, sceneImages: readonly SceneImage[]): void {
    this.write(this.at('stories', id), { sceneImages, revision: revision + 1 }, true);
  }

  /** Replaces the cards of a chapter; an empty list removes them. */
  saveTalkCards({ id }: Pick<Story, 'id'>, part: number, cards: readonly TalkCard[]): void {
    this.write(this.at('stories', id), { talkCards: { [part]: cards } }, true);
  }

  /** Stores a narration and its word times. */
  saveNarration(
    { id: storyId, userId }: Pick<Story, 'id' | 'userId'>,
    part: number,
    narration: ChapterNarration,
    words: readonly TimedWord[],
  ): void {
    this.write(this.at('stories', storyId), { narration: { [part]: narration } }, true);
    const times = { userId, storyId, part, audioPath: narration.audioPath, words };
    this.write(this.at(WORD_TIMES.collection, wordTimesId(userId, storyId, part)), times);
  }

  /** Stores work in `temp/`. `createdAt` in ms. */
  storeWork(uid: string, work: NewWork, createdAt: number): void {
    this.write(this.at('temp', finishedWorkId(uid, work.requestId)), {
      ...work,
      userId: uid,
      createdAt: Timestamp.fromMillis(createdAt),
      expiresAt: expiryOf(createdAt),
    });
  }

  private async readUsage(uid: string, usageId: string): Promise<Usage> {
    const stored = await this.read(this.at('usage', usageId));
    const before = await this.claimAddress(uid, usageId, readTextOrNull(stored?.['addressKey']));
    return before.reduce((usage, other) => inheritUsage(usage, readUsage(other)), readUsage(stored));
  }

  /**
   * Counts the month under the account's address from the first write on, unless it is `claimed` already; a verified
   * address replaces an unverified claim. Returns the usage that other accounts have left under that address, because
   * they were deleted or changed their address (docs/decisions/0091).
   */
  private async claimAddress(uid: string, usageId: string, claimed: string | null): Promise<(StoredData | null)[]> {
    const period = periodOfMonthly(usageId);
    if (period === null || (claimed !== null && !isUnverified(claimed))) return [];
    const keys = await this.addressKeysOf(uid);
    const [addressKey] = keys;
    if (addressKey === undefined || (claimed !== null && isUnverified(addressKey))) return [];
    this.claims.set(usageId, { addressKey, period });
    return Promise.all(keys.map((key) => this.usedUnder(key, period)));
  }

  private async usedUnder(addressKey: string, period: number): Promise<StoredData | null> {
    const { holder, usage } = readAddressUsage(await this.read(this.at('address_usage', addressKey)), period);
    if (holder === null) return usage;
    return this.read(this.at('usage', usageIdOfPeriod(holder, period)));
  }

  private at(collection: string, id: string): DocumentReference {
    return this.firestore.collection(collection).doc(id);
  }

  private ledgerOf({ userId, memoryKey }: ChapterLedger): DocumentReference {
    return this.at('generations', chapterLedgerId(userId, memoryKey));
  }

  private narrationLedgerOf({ userId, storyId }: NarrationLedger): DocumentReference {
    return this.at('generations', narrationLedgerId(userId, storyId));
  }

  private write(reference: DocumentReference, data: StoredData | null, merges = false): void {
    this.writes.set(reference.path, { reference, data, merges });
  }

  private read(reference: DocumentReference): Promise<StoredData | null> {
    const written = this.writes.get(reference.path);
    if (written) return Promise.resolve(written.data);
    const known = this.reads.get(reference.path);
    if (known) return known;
    const reading = this.batch.get(reference);
    this.reads.set(reference.path, reading);
    return reading;
  }
}
