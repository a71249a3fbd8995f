import { randomUUID } from 'node:crypto';
import { ARCHIVE_KEPT_HOURS } from '@talelantern/domain/accounts/leaving';
import { ARCHIVE_IN_PROGRESS, type ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ArchiveBooks, ArchivePacker, PackedArchive } from '../ports/archives.ts';
import type { FileShelf } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';
import { archiveEntries, archivePrefix, type ArchiveSources } from './archive-entries.ts';

export interface ExportTools extends ArchiveSources {
  archiveBooks: ArchiveBooks;
  archivePacker: ArchivePacker;
  fileShelf: FileShelf;
  clock: Pick<Clock, 'now'>;
}

const HOUR_MS = 3_600_000;

/**
 * Packs all that is stored of the family into one archive and answers where it is fetched. Asking again soon gives the
 * same archive; the one before it goes.
 * @throws AppError `in_progress` while another call packs it.
 */
export async function exportAccount(tools: ExportTools, uid: string): Promise<ExportAccountResponse> {
  const { archiveBooks, archivePacker, clock } = tools;
  const path = `${archivePrefix(uid)}${randomUUID()}.zip`;
  const claim = await archiveBooks.claim(uid, path, clock.now());
  if (claim.state === 'running') throw new AppError('in_progress', ARCHIVE_IN_PROGRESS);
  const archive = claim.state === 'ready' ? claim.archive : await packOrRelease(tools, uid, path);
  const { bytes, madeAt, expiresAt } = archive;
  return { url: archivePacker.addressOf(archive.path), bytes, madeAt, expiresAt };
}

async function packOrRelease(tools: ExportTools, uid: string, path: string): Promise<PackedArchive> {
  try {
    return await pack(tools, uid, path);
  } catch (error) {
    await tools.fileShelf.removeAll(archivePrefix(uid));
    await tools.archiveBooks.release(uid);
    throw error;
  }
}

async function pack(tools: ExportTools, uid: string, path: string): Promise<PackedArchive> {
  const { archiveBooks, archivePacker, fileShelf, clock } = tools;
  await fileShelf.removeAll(archivePrefix(uid));
  const madeAt = clock.now();
  const fileName = `talelantern-${new Date(madeAt).toISOString().slice(0, 10)}.zip`;
  const bytes = await archivePacker.pack(path, () => archiveEntries(tools, uid, madeAt), fileName);
  const archive = { path, bytes, madeAt, expiresAt: madeAt + ARCHIVE_KEPT_HOURS * HOUR_MS };
  if (!(await archiveBooks.complete(uid, archive))) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
  return archive;
}
