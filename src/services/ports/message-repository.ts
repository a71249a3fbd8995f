import type { ContactMessageDraft } from '@talelantern/domain/contact/contact-message';
import type { ReportDraft } from '@talelantern/domain/reports/report';

/** What a person tells the people who look after the place; nobody reads it back here. */
export interface MessageRepository {
  sendMessage: (message: ContactMessageDraft) => Promise<void>;
  sendReport: (report: ReportDraft) => Promise<void>;
}
