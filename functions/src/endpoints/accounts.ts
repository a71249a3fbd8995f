import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { onRequest } from 'firebase-functions/https';
import { handleDeleteAccount } from '../handlers/delete-account.ts';
import { handleExportAccount } from '../handlers/export-account.ts';
import { serve } from '../http/serve.ts';
import { composed } from './composed.ts';
import { ALL_SECRETS, OPTIONS } from './options.ts';

/** A large account is gigabytes that are read and written once. */
export const exportAccount = onRequest(
  { ...OPTIONS, timeoutSeconds: 900, memory: '512MiB', concurrency: 4, maxInstances: 5 },
  composed((tools, request, response) =>
    serve(exportAccountContract, tools, request, response, (call) => handleExportAccount(tools, call)),
  ),
);

/** What takes longer is finished by the sweep. */
export const deleteAccount = onRequest(
  { ...OPTIONS, secrets: ALL_SECRETS, timeoutSeconds: 540, memory: '512MiB', concurrency: 10, maxInstances: 5 },
  composed((tools, request, response) =>
    serve(deleteAccountContract, tools, request, response, (call) => handleDeleteAccount(tools, call)),
  ),
);
