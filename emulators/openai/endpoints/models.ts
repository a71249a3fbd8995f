import { modelNotFoundError } from '../http/api-error.ts';
import { sendJson, type Exchange } from '../http/exchange.ts';
import { findModel, listModelBodies, toModelBody } from '../models.ts';

/** `GET /v1/models`. */
export function listModels({ response }: Exchange): void {
  sendJson(response, 200, { object: 'list', data: listModelBodies() });
}

/** `GET /v1/models/{id}`, with the shutdown date that a start-up check reads. */
export function retrieveModel({ path, response }: Exchange): void {
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const record = findModel(id);
  if (record === null) throw modelNotFoundError(id);
  sendJson(response, 200, toModelBody(record));
}
