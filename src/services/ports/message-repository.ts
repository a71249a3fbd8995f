import type { ContactMessageDraft } from '@talelantern/domain/contact/contact-message';
import type { ReportDraft } from '@talelantern/domain/reports/report';

/** What a person tells the people who look after the place; nobody reads it back here. */
export interface MessageRepository {
  sendMessage: (message: ContactMessageDraft) => Promise<void>;
  /** When this person last sent one, in ms since 1970; null where they never did. */
  lastMessageAt: () => Promise<number | null>;
  sendReport: (report: ReportDraft) => Promise<void>;
}
