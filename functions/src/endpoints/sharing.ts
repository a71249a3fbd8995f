import { reportContract } from '@talelantern/domain/contracts/report';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { onRequest } from 'firebase-functions/https';
import { handleReport } from '../handlers/report.ts';
import { handleSharePage } from '../handlers/share-page.ts';
import { handleUpdateSharing } from '../handlers/update-sharing.ts';
import { serve, serveEverybody } from '../http/serve.ts';
import { composed } from './composed.ts';
import { OPTIONS } from './options.ts';

export const updateSharing = onRequest(
  { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 10 },
  composed((tools, request, response) =>
    serve(updateSharingContract, tools, request, response, (call) => handleUpdateSharing(tools, call)),
  ),
);

/** HTML of a shared story or character, by a rewrite of Hosting (firebase.json), whose edge keeps it for a minute. */
export const sharePage = onRequest(
  { ...OPTIONS, timeoutSeconds: 30, memory: '512MiB', concurrency: 80, maxInstances: 10 },
  composed(handleSharePage),
);

/** Reports of visitors, a few a minute from each address; people who are signed in report by themselves (firestore.rules). */
export const report = onRequest(
  { ...OPTIONS, timeoutSeconds: 30, memory: '512MiB', concurrency: 40, maxInstances: 2 },
  composed((tools, request, response) =>
    serveEverybody(reportContract, { ...tools, countCall: tools.countReport }, request, response, ({ body }) =>
      handleReport(tools, body),
    ),
  ),
);
