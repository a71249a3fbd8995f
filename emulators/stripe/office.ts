import { Account } from './account/account.ts';
import { AccountFile } from './account/account-file.ts';
import { setOutPlanTable } from './account/plan-table.ts';
import { FaultBook } from './controls/fault-book.ts';
import { RequestLog } from './controls/request-log.ts';
import { Idempotency } from './http/idempotency.ts';
import { passTime } from './life/pass-time.ts';
import { Announcer } from './webhooks/announcer.ts';
import { Postman, type Webhook } from './webhooks/postman.ts';

interface OfficeOptions {
  webhook: Webhook | null;
  /** Where the account is kept over restarts; null forgets it at the end. */
  dataFolder: string | null;
  /** Whether a new account sells what the plan table names, or nothing yet. */
  catalogue: 'plan-table' | 'none';
}

/** The vendor's house: the account and all who work for it. */
export class Office {
  readonly account = new Account();
  readonly announcer: Announcer;
  readonly postman: Postman;
  readonly faults = new FaultBook();
  readonly log = new RequestLog();
  readonly idempotency = new Idempotency();
  private readonly file: AccountFile | null;
  private readonly catalogue: OfficeOptions['catalogue'];

  constructor({ webhook, dataFolder, catalogue }: OfficeOptions) {
    this.postman = new Postman(this.account, webhook, () => this.save());
    this.announcer = new Announcer(this.account, this.postman);
    this.file = dataFolder === null ? null : new AccountFile(dataFolder);
    this.catalogue = catalogue;
  }

  /** Takes up what an earlier run has left, or begins anew. */
  open(): void {
    const isKnown = this.file?.fill(this.account) ?? false;
    if (!isKnown) this.begin();
    else void this.postman.retryNow();
    this.passTime();
  }

  /** Forgets everything but where events go. */
  reset(): void {
    this.postman.clear();
    this.faults.clear();
    this.log.clear();
    this.idempotency.clear();
    this.account.clear();
    this.begin();
  }

  /** Lets happen what time has brought about, and keeps the outcome. */
  passTime(): void {
    passTime(this);
    this.save();
  }

  save(): void {
    this.file?.write(this.account);
  }

  close(): void {
    this.save();
    this.postman.close();
    this.faults.clear();
  }

  private begin(): void {
    // Nobody has to hear of prices that were always there.
    const silent = new Announcer(this.account, new Postman(this.account, null, () => {}));
    if (this.catalogue === 'plan-table') setOutPlanTable({ account: this.account, announcer: silent, origin: '' });
  }
}
