import { HOUR_MS } from '@talelantern/domain/time/day';
import { expect, it } from 'vitest';
import { exportAccount, type ExportDeps } from './export-account.ts';

const NOW = Date.UTC(2026, 10, 28);

/** Deps that record what happens to the claim and to the files below the family's archives. */
function depsWith({ pack, isStored = true }: { pack: () => Promise<number>; isStored?: boolean }) {
  const calls: string[] = [];
  const unexpected = () => {
    throw new Error('This test packs nothing');
  };
  const deps: ExportDeps = {
    archiveStore: {
      claim: async () => ({ state: 'ours' }),
      complete: async (uid, { bytes, madeAt, expiresAt }) => {
        calls.push(`complete ${uid} ${bytes} ${(expiresAt - madeAt) / HOUR_MS} h`);
        return isStored;
      },
      release: async (uid) => void calls.push(`release ${uid}`),
      expired: unexpected,
    },
    archivePacker: { pack, urlOf: (path) => `https://storage.test/${path}` },
    fileStore: {
      list: unexpected,
      open: unexpected,
      removeAll: async (prefix) => void calls.push(`remove ${prefix}`),
    },
    userDocuments: { documents: unexpected, shareIds: unexpected },
    signIns: { describe: unexpected },
    clock: { now: () => NOW },
  };
  return { deps, done: calls };
}

it('an archive replaces the previous one and is kept for a day', async () => {
  const { deps, done } = depsWith({ pack: async () => 7 });
  expect(await exportAccount(deps, 'family')).toMatchObject({ bytes: 7, madeAt: NOW, expiresAt: NOW + 24 * HOUR_MS });
  expect(done).toEqual(['remove users/family/archives/', 'complete family 7 24 h']);
});

it('after a failure nothing is left of an archive, and it can be packed again immediately', async () => {
  const { deps, done } = depsWith({ pack: () => Promise.reject(new Error('Storage is unavailable')) });
  await expect(exportAccount(deps, 'family')).rejects.toThrow('Storage is unavailable');
  expect(done.slice(1)).toEqual(['remove users/family/archives/', 'release family']);
});

it('an archive is removed if its account was closed during the packing', async () => {
  const { deps, done } = depsWith({ pack: async () => 7, isStored: false });
  await expect(exportAccount(deps, 'family')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(done.slice(2)).toEqual(['remove users/family/archives/', 'release family']);
});
