import * as z from 'zod/mini';
import type { Ports } from './ports.ts';

/**
 * Turns the background triggers on or off. They are off unless a test needs them: each of the thousands of documents
 * that tests write would cause a call
 * (https://firebase.google.com/docs/emulator-suite/install_and_configure#integrate_with_your_ci_system).
 */
export async function setTriggers({ hub }: { hub: number }, state: 'on' | 'off'): Promise<void> {
  const action = state === 'on' ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`http://127.0.0.1:${hub}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulators refuse ${action}: ${await response.text()}`);
}

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          id: z.string(),
          eventTrigger: z.optional(
            z.object({ eventType: z.string(), eventFilters: z.optional(z.record(z.string(), z.string())) }),
          ),
        }),
      ),
    }),
  ),
});

/** A document that nothing writes. */
const NO_DOCUMENT = { value: 'no/document', matchType: 'EXACT' };

/**
 * Turns the background triggers off and makes the Firestore emulator forget them: triggers that are only turned off
 * still cause a request for each written document. Call this before any test; turning triggers on registers them again.
 */
export async function forgetTriggers(
  ports: Pick<Ports, 'hub' | 'triggers' | 'firestore'>,
  projectId: string,
): Promise<void> {
  await setTriggers(ports, 'off');
  const response = await fetch(`http://127.0.0.1:${ports.triggers}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  await Promise.all(
    backends.flatMap(({ functionTriggers }) =>
      functionTriggers.map(async ({ id, eventTrigger }) => {
        const { database, namespace } = eventTrigger?.eventFilters ?? {};
        if (eventTrigger === undefined || database === undefined) return;
        // `-0`, because the functions emulator appends how often it has reloaded the functions.
        const url = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${id}-0`;
        const { ok } = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ eventType: eventTrigger.eventType, database, namespace, document: NO_DOCUMENT }),
        });
        if (!ok) throw new Error(`The Firestore emulator keeps the trigger ${id}`);
      }),
    ),
  );
}
