import { modelNotFoundError } from '../http/api-error.ts';
import { sendJsonBody } from '../http/send-body.ts';
import type { Exchange } from '../http/exchange.ts';
import { findModel, listModelBodies, toModelBody } from '../models.ts';

/** `GET /v1/models`. */
export async function listModels(exchange: Exchange): Promise<void> {
  await sendJsonBody(exchange, { object: 'list', data: listModelBodies() });
}

/** `GET /v1/models/{id}`, with the shutdown date that a start-up check reads. */
export async function retrieveModel(exchange: Exchange): Promise<void> {
  const { path } = exchange;
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const record = findModel(id);
  if (record === null) throw modelNotFoundError(id);
  await sendJsonBody(exchange, toModelBody(record));
}
