import { HOUR_MS } from '@talelantern/domain/time/day';
import { randomUUID } from 'node:crypto';
import { ARCHIVE_KEPT_HOURS } from '@talelantern/domain/accounts/account-data';
import { ARCHIVE_IN_PROGRESS, type ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ArchiveStore, ArchivePacker, PackedArchive, FileStore } from '../ports/ports.ts';
import type { Clock } from '../../core/clock.ts';
import { archiveEntries, archivePrefix, type ArchiveSources } from './archive-entries.ts';

export interface ExportDeps extends ArchiveSources {
  archiveStore: ArchiveStore;
  archivePacker: ArchivePacker;
  fileStore: FileStore;
  clock: Pick<Clock, 'now'>;
}

/** Replaces the previous archive, except soon after it. @throws AppError `in_progress` while another call packs it. */
export async function exportAccount(deps: ExportDeps, uid: string): Promise<ExportAccountResponse> {
  const { archiveStore, archivePacker, clock } = deps;
  const path = `${archivePrefix(uid)}${randomUUID()}.zip`;
  const claim = await archiveStore.claim(uid, path, clock.now());
  if (claim.state === 'running') throw new AppError('in_progress', ARCHIVE_IN_PROGRESS);
  const archive = claim.state === 'ready' ? claim.archive : await packOrRelease(deps, uid, path);
  const { bytes, madeAt, expiresAt } = archive;
  return { url: archivePacker.urlOf(archive.path), bytes, madeAt, expiresAt };
}

async function packOrRelease(deps: ExportDeps, uid: string, path: string): Promise<PackedArchive> {
  try {
    return await pack(deps, uid, path);
  } catch (error) {
    await deps.fileStore.removeAll(archivePrefix(uid));
    await deps.archiveStore.release(uid);
    throw error;
  }
}

async function pack(deps: ExportDeps, uid: string, path: string): Promise<PackedArchive> {
  const { archiveStore, archivePacker, fileStore, clock } = deps;
  await fileStore.removeAll(archivePrefix(uid));
  const madeAt = clock.now();
  const fileName = `talelantern-${new Date(madeAt).toISOString().slice(0, 10)}.zip`;
  const bytes = await archivePacker.pack(path, () => archiveEntries(deps, uid, madeAt), fileName);
  const archive = { path, bytes, madeAt, expiresAt: madeAt + ARCHIVE_KEPT_HOURS * HOUR_MS };
  if (!(await archiveStore.complete(uid, archive, clock.now())))
    throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
  return archive;
}
