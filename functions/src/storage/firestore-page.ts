import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import { isRecord, readText, readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { periodOfMonthly, readUsage, type Usage } from '@talelantern/domain/usage/usage';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type {
  BooksPage,
  ChapterLedger,
  JobRecord,
  KeptWork,
  NarrationLedger,
  PicturedItem,
} from '../operations/ports/books.ts';
import { BatchedReads } from './batched-reads.ts';
import { chapterLedgerId, readChapterLedger, toChapterLedgerDocument } from './chapter-ledger-document.ts';
import { narrationLedgerId, readNarrationLedger, toNarrationLedgerDocument } from './narration-ledger-document.ts';
import { expiryOf, readJobRecord, toJobDocument } from './job-document.ts';
import { toUsageFields } from './usage-document.ts';

interface Write {
  reference: DocumentReference;
  /** Null deletes. */
  data: StoredData | null;
  /** Keeps fields that are not in `data`. */
  merges: boolean;
}

/**
 * One Firestore transaction as a page of the books. Firestore wants all reads before the first write, so writes wait
 * here until the work is done, and reads see them.
 */
export class FirestorePage implements BooksPage {
  private readonly firestore: Firestore;
  private readonly transaction: Transaction;
  private readonly addressKeyOf: (uid: string) => Promise<string | null>;
  private readonly batch: BatchedReads;
  private readonly writes = new Map<string, Write>();
  private readonly reads = new Map<string, Promise<StoredData | null>>();
  private readonly usages = new Map<string, Usage>();

  constructor(firestore: Firestore, transaction: Transaction, addressKeyOf: (uid: string) => Promise<string | null>) {
    this.firestore = firestore;
    this.transaction = transaction;
    this.addressKeyOf = addressKeyOf;
    this.batch = new BatchedReads((...references) => transaction.getAll(...references));
  }

  /** To be called once, after the last read. */
  writeAll(): void {
    for (const { reference, data, merges } of this.writes.values()) {
      if (data === null) this.transaction.delete(reference);
      else this.transaction.set(reference, data, { merge: merges });
    }
  }

  /** Whether the account is being deleted: what is under way for it may leave nothing behind (docs/decisions/0062). */
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

  async usage(uid: string, usageId: string): Promise<Usage> {
    const data = (await this.read(this.at('usage', usageId))) ?? (await this.usageBefore(uid, usageId));
    return this.usages.get(usageId) ?? readUsage(data);
  }

  saveUsage(uid: string, usageId: string, usage: Usage): void {
    this.usages.set(usageId, usage);
    this.write(this.at('usage', usageId), { userId: uid, ...toUsageFields(usage) }, true);
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

  async hasBegunAnotherStory(uid: string, request: Pick<ChapterLedger, 'memoryKey' | 'openedBy'>): Promise<boolean> {
    // The ledgers of narrations lie beside those of stories, but nobody opened a story by them: they have no `openedBy`.
    const begun = this.firestore.collection('generations').where('userId', '==', uid).where('openedBy', '!=', '');
    const { docs } = await this.transaction.get(begun.limit(2));
    return docs.some((document) => {
      const { memoryKey, openedBy, phases } = readChapterLedger(document.data());
      // A request id may come again when its job is forgotten, a week later.
      const isThisOne = memoryKey === request.memoryKey && openedBy === request.openedBy;
      return !isThisOne || phases.introduction.used > 0;
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
    return data && { userId: readText(data['userId']), imagePath: readTextOrNull(data['imagePath']) };
  }

  async story(storyId: string): Promise<Story | null> {
    const data = await this.read(this.at('stories', storyId));
    return data && readStory(storyId, data);
  }

  async storyWithKey(uid: string, memoryKey: string): Promise<Story | null> {
    const stories = this.firestore.collection('stories');
    const query = stories.where('userId', '==', uid).where('memoryKey', '==', memoryKey).limit(1);
    const [document] = (await this.transaction.get(query)).docs;
    return document ? readStory(document.id, document.data()) : null;
  }

  saveNarration(storyId: string, part: number, narration: ChapterNarration): void {
    this.write(this.at('stories', storyId), { narration: { [part]: narration } }, true);
  }

  keepWork(uid: string, work: KeptWork, createdAt: number): void {
    this.write(this.at('temp', finishedWorkId(uid, work.requestId)), {
      ...work,
      userId: uid,
      createdAt: Timestamp.fromMillis(createdAt),
      expiresAt: expiryOf(createdAt),
    });
  }

  /** What another account of the same address had used of this month before it was deleted. */
  private async usageBefore(uid: string, usageId: string): Promise<StoredData | null> {
    const period = periodOfMonthly(usageId);
    const addressKey = period === null ? null : await this.addressKeyOf(uid);
    const kept = addressKey === null ? null : await this.read(this.at('deleted_usage', addressKey));
    return kept?.['period'] === period && isRecord(kept['usage']) ? kept['usage'] : null;
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
