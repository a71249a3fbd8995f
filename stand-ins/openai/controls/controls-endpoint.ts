import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { sendJson } from '../http/exchange.ts';
import { readJsonBody } from '../http/read-body.ts';
import { plannedFaultSchema, type PlannedFaults } from './planned-faults.ts';
import type { RequestLog } from './request-log.ts';

export const CONTROLS_PREFIX = '/__controls/';

const releaseSchema = z.object({ token: z.string() });

/**
 * The test controls. They exist only in the stand-in and need no key.
 *
 * - `POST /__controls/faults` with `{match: {path?, contains?}, times?, fault}` plans a fault for the requests whose
 * path
 *   contains `match.path` and whose JSON body contains `match.contains`, a text or a list of which it has all. Without `times` it stays until deleted. Kinds:
 *   - `status` {status, code?, message?, afterMs?, retryAfterSeconds?}: the vendor's error body;
 *   - `rate-limit` {perMinute}: 429 above the limit;
 *   - `gateway-page` {status}: the HTML page of a proxy;
 *   - `hang`: no response; `hold` {token}: waits for its release; `drop`: closes the connection;
 *   - `cut-stream` {afterEvents}: closes it in the middle of the response; `slow` {dripMs}: delays every chunk (both
 * apply to
 *     streamed stories unless `match.path` specifies another endpoint);
 *   - `wrong-shape`: JSON that is not in the vendor's format; `empty`: a response without content;
 *   - `messages` {messages: [{phase?, parts}]}: a reply in several messages and parts;
 *   - `text` {text}: this text as the story; `three-paragraphs`, `unknown-name` {name}, `no-hero`, `unsafe-text`
 *     {paragraph}: a faulty story;
 *   - `flag`: moderation flags the input;
 *   - `picture` {base64}: this picture instead of a drawn one; `stranger`: somebody else instead of the
 *     first character; `broken-picture`, `broken-audio`: undecodable bytes;
 *   - `missing-words`, `unordered-words`, `misheard-words`: wrong word times.
 *
 *   A fault that affects only some endpoints is neither applied nor counted elsewhere. Users can request a fault by a
 *   marker in typed text (fault-marker.ts).
 * - `POST /__controls/release` with `{token}` releases held requests, including those that arrive later.
 * - `DELETE /__controls/faults` deletes all faults and releases all held requests.
 * - `GET /__controls/requests?contains=` lists the requests received (without keys, the latest 500);
 *   `DELETE /__controls/requests` deletes them.
 */
export async function serveControls(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: { path: string; search: URLSearchParams },
  { faults, log }: { faults: PlannedFaults; log: RequestLog },
): Promise<void> {
  const body = await readJsonBody(request);
  switch (`${request.method ?? ''} ${path.slice(CONTROLS_PREFIX.length)}`) {
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
      const release = releaseSchema.safeParse(body);
      if (!release.success) {
        sendJson(response, 400, { error: { message: z.prettifyError(release.error) } });
        return;
      }
      sendJson(response, 200, { released: faults.release(release.data.token) });
      return;
    }
    case 'GET requests':
      sendJson(response, 200, { requests: log.list(search.get('contains') ?? '') });
      return;
    case 'DELETE requests':
      log.clear();
      sendJson(response, 200, {});
      return;
    default:
      sendJson(response, 404, { error: { message: `No such control: ${request.method ?? ''} ${path}` } });
  }
}
