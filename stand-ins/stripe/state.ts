import { Account } from './account/account.ts';
import { AccountFile } from './account/account-file.ts';
import { seedPlans } from './account/seed-plans.ts';
import { PlannedFaults } from './controls/planned-faults.ts';
import { RequestLog } from './controls/request-log.ts';
import { Idempotency } from './http/idempotency.ts';
import { passTime } from './lifecycle/pass-time.ts';
import { EventLog } from './webhooks/event-log.ts';
import { WebhookSender, type Webhook } from './webhooks/webhook-sender.ts';

interface StateOptions {
  webhook: Webhook | null;
  /** Folder of the stored account; null keeps it in memory. */
  dataFolder: string | null;
  /** Whether a new account contains the plans. */
  catalogue: 'plan-table' | 'none';
}

/** The stand-in's whole state: account, webhooks, faults and logs. */
export class StandInState {
  readonly account = new Account();
  readonly eventLog: EventLog;
  readonly webhookSender: WebhookSender;
  readonly faults = new PlannedFaults();
  readonly log = new RequestLog();
  readonly idempotency = new Idempotency();
  private readonly file: AccountFile | null;
  private readonly catalogue: StateOptions['catalogue'];

  constructor({ webhook, dataFolder, catalogue }: StateOptions) {
    this.webhookSender = new WebhookSender(this.account, webhook, () => this.save());
    this.eventLog = new EventLog(this.account, this.webhookSender);
    this.file = dataFolder === null ? null : new AccountFile(dataFolder);
    this.catalogue = catalogue;
  }

  /** Loads the stored account, or starts a new one. */
  open(): void {
    const isKnown = this.file?.fill(this.account) ?? false;
    if (!isKnown) this.begin();
    else void this.webhookSender.retryNow();
    this.passTime();
  }

  /** Clears everything but the webhook setting. */
  reset(): void {
    this.webhookSender.clear();
    this.faults.clear();
    this.log.clear();
    this.idempotency.clear();
    this.account.clear();
    this.begin();
  }

  /** Applies everything due until now, and saves. */
  passTime(): void {
    passTime(this);
    this.save();
  }

  save(): void {
    this.file?.write(this.account);
  }

  close(): void {
    this.save();
    this.webhookSender.close();
    this.faults.clear();
  }

  private begin(): void {
    // The plans that exist from the start send no events.
    const silentLog = new EventLog(this.account, new WebhookSender(this.account, null, () => {}));
    if (this.catalogue === 'plan-table') seedPlans({ account: this.account, eventLog: silentLog, origin: '' });
  }
}
