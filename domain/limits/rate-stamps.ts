/**
 * Rate limits in seconds, enforced by stamps in `rate/{uid}`: when each kind of document was last sent, and its id. A
 * stamp is unchanged or, once its seconds have passed, becomes the time of the request.
 */
export const RATE_STAMPS = {
  comments: { at: 'lastCommentAt', id: 'lastCommentId', seconds: 10 },
  contact_messages: { at: 'lastMessageAt', id: 'lastMessageId', seconds: 60 },
  reports: { at: 'lastReportAt', id: 'lastReportId', seconds: 60 },
} as const;

/**
 * The most contact messages in the 24 hours from the first of them, which `messagesSince` in `rate/{uid}` says;
 * `messages` counts them.
 */
export const MESSAGES_PER_DAY = 20;
