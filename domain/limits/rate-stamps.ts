/**
 * Rate limits, enforced by stamps in `rate/{uid}`: when each kind of document was last sent, its id, and since when how
 * many of at most `perDay` were sent. A stamp is unchanged or, once its `seconds` have passed, becomes the time of the
 * request. A count begins again at the earliest 24 hours after its first document.
 */
export const RATE_STAMPS = {
  comments: {
    at: 'lastCommentAt',
    id: 'lastCommentId',
    seconds: 10,
    since: 'commentsSince',
    count: 'comments',
    perDay: 100,
  },
  contact_messages: {
    at: 'lastMessageAt',
    id: 'lastMessageId',
    seconds: 60,
    since: 'messagesSince',
    count: 'messages',
    perDay: 20,
  },
  reports: { at: 'lastReportAt', id: 'lastReportId', seconds: 60, since: 'reportsSince', count: 'reports', perDay: 20 },
} as const;
