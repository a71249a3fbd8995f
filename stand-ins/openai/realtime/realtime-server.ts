import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Fault } from '../controls/fault.ts';
import type { PlannedFaults } from '../controls/planned-faults.ts';
import type { RequestLog } from '../controls/request-log.ts';
import { modelNotFoundError } from '../http/api-error.ts';
import { isModelFor } from '../models.ts';
import { handleEvent, toErrorEvent } from './handle-event.ts';

interface Session {
  faults: PlannedFaults;
  log: RequestLog;
  path: string;
  model: string;
  voiceUrl: string | null;
  /** The fault that is applied to the first event. */
  firstFault: Fault | null;
}

interface RealtimeServer {
  /** Completes the handshake of a request whose key was accepted. */
  open: (request: IncomingMessage, socket: Duplex, head: Buffer, session: Session) => void;
  close: () => void;
}

/** The WebSockets of `GET /v1/realtime?model=`. Every event of a client is logged as a request. */
export function createRealtimeServer(): RealtimeServer {
  const server = new WebSocketServer({ noServer: true });
  return {
    open(request, socket, head, session) {
      server.handleUpgrade(request, socket, head, (connection) => {
        const { path, model, faults, log, voiceUrl } = session;
        const send = (event: object): void => connection.send(JSON.stringify({ event_id: randomUUID(), ...event }));
        if (!isModelFor(model, 'realtime')) {
          send(toErrorEvent(modelNotFoundError(model)));
          connection.close(4000, 'invalid_request_error.model_not_found');
          return;
        }
        send({ type: 'session.created', session: { type: 'realtime', object: 'realtime.session', model } });
        let { firstFault } = session;
        connection.on('message', (data: Buffer) => {
          const text = data.toString();
          const body = parseJson(text);
          log.add({ method: 'GET', path, headers: request.headers, body });
          const fault = firstFault ?? faults.take(path, text);
          firstFault = null;
          void handleEvent(body, {
            connection,
            send,
            voiceUrl,
            fault,
            holdUntilReleased: (token) => faults.holdUntilReleased(token),
          });
        });
      });
    },
    close() {
      for (const connection of server.clients) connection.terminate();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}
