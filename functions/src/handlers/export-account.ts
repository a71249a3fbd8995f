import type { ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import type { Call } from '../http/serve.ts';
import { exportAccount, type ExportTools } from '../operations/accounts/export-account.ts';

export const handleExportAccount = (tools: ExportTools, { caller }: Call<unknown>): Promise<ExportAccountResponse> =>
  exportAccount(tools, caller.uid);
