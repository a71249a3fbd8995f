import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { WebhookEndpoint } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { webUrl, bool, expand, metadata, readParams, text } from '../http/read-params.ts';
import { API_VERSION } from '../webhooks/event-log.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const WRITE_PARAMS = { description: z.optional(z.string()), expand, metadata: z.optional(metadata) };
const EVENTS = z.array(text).check(z.minLength(1));
const createSchema = z.strictObject({
  ...WRITE_PARAMS,
  api_version: z.optional(z.literal(API_VERSION)),
  enabled_events: EVENTS,
  url: webUrl,
});
const updateSchema = z.strictObject({
  ...WRITE_PARAMS,
  disabled: z.optional(bool),
  enabled_events: z.optional(EVENTS),
  url: z.optional(webUrl),
});

/** The only response that contains the secret. */
export function createWebhookEndpoint({ account, params }: ApiCall): object {
  const fields = readParams(createSchema, params);
  const endpoint = account.webhookEndpoints.put({
    id: newId('we', 24),
    object: 'webhook_endpoint',
    api_version: fields.api_version ?? null,
    application: null,
    created: account.now(),
    description: fields.description || null,
    enabled_events: fields.enabled_events,
    livemode: false,
    metadata: mergedMetadata({}, fields.metadata),
    status: 'enabled',
    url: fields.url,
  });
  const { secret } = account.webhookSecrets.put({ id: endpoint.id, secret: newId('whsec', 32) });
  return { ...endpoint, secret };
}

export function retrieveWebhookEndpoint({ account, ids: [id = ''], params }: ApiCall): WebhookEndpoint {
  readParams(z.strictObject({ expand }), params);
  return account.webhookEndpoints.getOrThrow(id);
}

export function updateWebhookEndpoint({ account, ids: [id = ''], params }: ApiCall): WebhookEndpoint {
  const before = account.webhookEndpoints.getOrThrow(id);
  const update = readParams(updateSchema, params);
  const status = update.disabled === undefined ? before.status : update.disabled ? 'disabled' : 'enabled';
  return account.webhookEndpoints.put({
    ...before,
    description: update.description ?? before.description,
    enabled_events: update.enabled_events ?? before.enabled_events,
    metadata: mergedMetadata(before.metadata, update.metadata),
    status,
    url: update.url ?? before.url,
  });
}

export function deleteWebhookEndpoint({ account, ids: [id = ''] }: ApiCall): object {
  account.webhookEndpoints.getOrThrow(id);
  account.webhookEndpoints.remove(id);
  account.webhookSecrets.remove(id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

export function listWebhookEndpoints({ account, params }: ApiCall): object {
  const page = readParams(z.strictObject(LIST_PARAMS), params);
  return listOf('/v1/webhook_endpoints', account.webhookEndpoints.all(), page);
}
