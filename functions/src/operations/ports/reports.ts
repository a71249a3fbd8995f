import type { ReportDraft } from '@talelantern/domain/reports/report';

/** What people told of shares and comments; administrators read it. */
export interface Reports {
  add: (report: ReportDraft) => Promise<void>;
}
