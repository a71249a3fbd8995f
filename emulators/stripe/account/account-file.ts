import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Account } from './account.ts';

const fileSchema = z.record(z.string(), z.unknown());

/** Keeps an account in a folder over restarts. */
export class AccountFile {
  private readonly path: string;
  private readonly folder: string;
  private written = '';

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, 'account.json');
  }

  /** Fills the account with what was kept. Returns false where nothing was, or nothing that this version can read. */
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

  /** Writes it whole, if anything has changed: whoever is interrupted here leaves the last state. */
  write(account: Account): void {
    const json = JSON.stringify(account.toJson());
    if (json === this.written) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${this.path}.new`, json);
    renameSync(`${this.path}.new`, this.path);
    this.written = json;
  }
}
