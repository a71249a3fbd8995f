import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Account } from './account.ts';

const fileSchema = z.record(z.string(), z.unknown());

/** Stores an account in a folder across restarts. */
export class AccountFile {
  private readonly path: string;
  private readonly folder: string;
  private written = '';

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, 'account.json');
  }

  /** Loads the stored account. Returns false when there is none, or none that this version can read. */
  fill(account: Account): boolean {
    if (!existsSync(this.path)) return false;
    try {
      account.restore(fileSchema.parse(JSON.parse(readFileSync(this.path, 'utf8'))));
      return true;
    } catch (error) {
      renameSync(this.path, `${this.path}.unreadable`);
      console.warn(`Stripe stand-in: ${this.path} cannot be read and was put aside.`, error);
      return false;
    }
  }

  /** Writes the account atomically if it changed, so that an interruption leaves the previous state. */
  write(account: Account): void {
    const json = JSON.stringify(account.toJson());
    if (json === this.written) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${this.path}.new`, json);
    renameSync(`${this.path}.new`, this.path);
    this.written = json;
  }
}
