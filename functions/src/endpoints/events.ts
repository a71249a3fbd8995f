import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import type { EventHandlerOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { region } from 'firebase-functions/v1';
import { SECRETS } from '../config.ts';
import { followSignIn } from '../operations/accounts/delete-account.ts';
import { moderateComment } from '../operations/comments/moderate-comment.ts';
import type { ItemCollection } from '../operations/ports/owned-files.ts';
import { followItem } from '../triggers/item-written.ts';
import { runAllSweeps } from '../triggers/run-all-sweeps.ts';
import { triggered } from './composed.ts';
import { ALL_SECRETS, REGION } from './options.ts';

/** Few at a time: a script that edits its shares must not use up what the moderator allows to everybody. */
const EVENTS: EventHandlerOptions = {
  region: REGION,
  timeoutSeconds: 300,
  memory: '512MiB',
  secrets: SECRETS,
  maxInstances: 5,
  concurrency: 4,
};

/** An event whose handling fails comes again for a day. */
const followItemsOf = (collection: ItemCollection) =>
  onDocumentWritten(
    { ...EVENTS, document: `${collection}/{id}`, retry: true },
    triggered((tools, { params, data }) =>
      followItem(tools, {
        collection,
        id: params.id,
        before: data?.before.data() ?? null,
        after: data?.after.data() ?? null,
      }),
    ),
  );

export const storyWritten = followItemsOf('stories');
export const characterWritten = followItemsOf('characters');
export const locationWritten = followItemsOf('locations');

/** A comment that cannot be judged now waits for the next sweep. */
export const commentCreated = onDocumentCreated(
  { ...EVENTS, document: 'comments/{id}' },
  triggered(async (tools, { params }) => {
    await moderateComment(tools, params.id);
  }),
);

/**
 * There is no newer kind of this event (https://firebase.google.com/docs/functions/auth-events). What it begins and
 * cannot end the sweep finishes.
 */
export const signInDeleted = region(REGION)
  .runWith({ timeoutSeconds: 540, memory: '512MB', secrets: ALL_SECRETS, maxInstances: 5, failurePolicy: true })
  .auth.user()
  .onDelete(
    triggered((tools, { uid, email }) => followSignIn(tools, { uid, email: email ?? null }, tools.clock.now())),
  );

/** Puts ledgers, shares and counts in order; the local cloud's clock calls it in place of Cloud Scheduler. */
export const sweep = onSchedule(
  { schedule: 'every 15 minutes', region: REGION, timeoutSeconds: 540, memory: '512MiB', secrets: ALL_SECRETS },
  triggered(runAllSweeps),
);
