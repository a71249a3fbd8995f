import type { ReportRequest, ReportResponse } from '@talelantern/domain/contracts/report';
import { reportShare, type ReportTools } from '../operations/reports/report-share.ts';

export const handleReport = (tools: ReportTools, body: ReportRequest): Promise<ReportResponse> =>
  reportShare(tools, body);
