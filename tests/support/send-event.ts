import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';

const documentSchema = z.object({
  name: z.string(),
  fields: z.record(z.string(), z.unknown()),
  createTime: z.string(),
  updateTime: z.string(),
});
/** A document as encoded in Firestore events. */
export type EventDocument = z.infer<typeof documentSchema>;

type EmulatorUrls = Pick<LocalCloud, 'projectId' | 'urls'>;

export async function readEventDocument({ projectId, urls }: EmulatorUrls, path: string): Promise<EventDocument> {
  const url = `${urls.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return documentSchema.parse(await response.json());
}

/** Sends what Eventarc would send to the function at `url`; resolves when it is handled. */
export async function sendEvent(
  url: string,
  { projectId }: Pick<EmulatorUrls, 'projectId'>,
  event: {
    type: 'created' | 'updated' | 'deleted' | 'written';
    path: string;
    before?: EventDocument | undefined;
    after?: EventDocument | undefined;
  },
): Promise<void> {
  const { type, path, before, after } = event;
  await post(url, {
    type: `google.cloud.firestore.document.v1.${type}`,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
    subject: `documents/${path}`,
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    location: 'us-central1',
    document: path,
    data: { ...(before && { oldValue: before }), ...(after && { value: after }) },
  });
}

/** Sends what the sign-in service would send when it has deleted `user`. */
export const sendSignInDeletion = (
  url: string,
  { projectId }: Pick<EmulatorUrls, 'projectId'>,
  user: { uid: string; email: string; emailVerified: boolean },
): Promise<void> =>
  post(url, {
    type: 'google.firebase.auth.user.v2.deleted',
    source: `//identitytoolkit.googleapis.com/projects/${projectId}`,
    subject: `users/${user.uid}`,
    data: { oldValue: user },
  });

async function post(url: string, event: Readonly<Record<string, unknown>> & { subject: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({ specversion: '1.0', id: randomUUID(), time: new Date().toISOString(), ...event }),
  });
  if (!response.ok)
    throw new Error(`The event of ${event.subject} was refused: ${response.status} ${await response.text()}`);
}
