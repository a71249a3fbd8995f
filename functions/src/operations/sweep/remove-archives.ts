import { archivePrefix } from '../accounts/archive-entries.ts';
import type { ArchiveBooks } from '../ports/archives.ts';
import type { FileShelf } from '../ports/belongings.ts';
import type { Log } from '../ports/log.ts';
import { eachInTurn } from './each-in-turn.ts';

interface RemoveArchivesTools {
  archiveBooks: Pick<ArchiveBooks, 'expired' | 'release'>;
  fileShelf: Pick<FileShelf, 'removeAll'>;
  log: Log;
}

/** Removes archives that could be fetched for long enough at `now` (ms). Answers how many there were. */
export const removeArchives = ({ archiveBooks, fileShelf, log }: RemoveArchivesTools, now: number): Promise<number> =>
  eachInTurn(
    archiveBooks.expired(now),
    async (uid) => {
      await fileShelf.removeAll(archivePrefix(uid));
      await archiveBooks.release(uid);
      return true;
    },
    log,
  );
