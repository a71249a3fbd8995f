import { adminContract } from '@talelantern/domain/admin/admin-action';
import { onRequest } from 'firebase-functions/https';
import { handleAdmin } from '../handlers/admin.ts';
import { serve } from '../http/serve.ts';
import { composed } from './composed.ts';
import { ALL_SECRETS, OPTIONS } from './options.ts';

/** The admin area: one function for all of it, which few people call a few times a day (docs/decisions/0078). */
export const admin = onRequest(
  { ...OPTIONS, secrets: ALL_SECRETS, timeoutSeconds: 540, memory: '512MiB', concurrency: 20, maxInstances: 2 },
  composed((tools, request, response) =>
    serve(adminContract, tools, request, response, (call) => handleAdmin(tools, call)),
  ),
);
