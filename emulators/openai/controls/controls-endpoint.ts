import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { sendJson } from '../http/exchange.ts';
import { readJsonBody } from '../http/read-body.ts';
import { plannedFaultSchema, type FaultBook } from './fault-book.ts';
import type { RequestLog } from './request-log.ts';

export const CONTROLS_PREFIX = '/__controls/';

const releaseSchema = z.object({ token: z.string() });

/**
 * The test controls. They exist only in the stand-in and need no key.
 *
 * - `POST /__controls/faults` with `{match: {path?, contains?}, times?, fault}` plans a fault for the requests whose path
 *   contains `match.path` and whose JSON body contains `match.contains`. Without `times` it stays until deleted. Kinds:
 *   `status` {status, code?, afterMs?, retryAfterSeconds?} answers the vendor's error body · `gateway-page` {status} the
 *   HTML of a server in between · `hang` never answers · `hold` {token} waits for its release · `drop` destroys the
 *   connection · `cut-stream` {afterEvents} destroys it in the middle of the answer · `slow` {dripMs} drips the answer
 *   (these two concern streamed stories unless `match.path` names another endpoint) · `wrong-shape` answers JSON that is
 *   none of the vendor's · `empty` an answer with nothing in it · `text` {text} is answered as the story ·
 *   `three-paragraphs`, `unknown-name` {name}, `no-hero`, `unsafe-text` {paragraph} spoil the story · `flag` makes
 *   moderation flag the input · `picture` {base64} is answered at once instead of a painted one · `broken-picture`,
 *   `broken-audio` answer bytes that nobody can decode · `missing-words`, `unordered-words`, `misheard-words` spoil the
 *   times of words. A fault that concerns only some endpoints is neither applied nor counted elsewhere. People ask for
 *   faults by a marker in what they type (fault-marker.ts).
 * - `POST /__controls/release` with `{token}` lets held requests go on, those that arrive later included.
 * - `DELETE /__controls/faults` forgets all faults and releases everything held.
 * - `GET /__controls/requests?contains=` lists the requests received (without keys, the latest 500);
 *   `DELETE /__controls/requests` forgets them.
 */
export async function answerControls(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { faults, log }: { faults: FaultBook; log: RequestLog },
): Promise<void> {
  const body = await readJsonBody(request);
  switch (`${request.method ?? ''} ${url.pathname.slice(CONTROLS_PREFIX.length)}`) {
    case 'POST faults': {
      const planned = plannedFaultSchema.safeParse(body);
      if (!planned.success) {
        sendJson(response, 400, { error: { message: z.prettifyError(planned.error) } });
        return;
      }
      faults.plan(planned.data);
      sendJson(response, 200, {});
      return;
    }
    case 'DELETE faults':
      faults.clear();
      sendJson(response, 200, {});
      return;
    case 'POST release': {
      const wanted = releaseSchema.safeParse(body);
      if (!wanted.success) {
        sendJson(response, 400, { error: { message: z.prettifyError(wanted.error) } });
        return;
      }
      sendJson(response, 200, { released: faults.release(wanted.data.token) });
      return;
    }
    case 'GET requests':
      sendJson(response, 200, { requests: log.list(url.searchParams.get('contains') ?? '') });
      return;
    case 'DELETE requests':
      log.clear();
      sendJson(response, 200, {});
      return;
    default:
      sendJson(response, 404, { error: { message: `No such control: ${request.method ?? ''} ${url.pathname}` } });
  }
}
