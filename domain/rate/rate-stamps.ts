/**
 * `rate/{uid}` holds, for each thing that anybody may send, when it was last sent and which document that was. A stamp
 * may stay as it is or become the moment of the request once its seconds have passed; it never vanishes.
 */
export const RATE_STAMPS = {
  comments: { at: 'lastCommentAt', id: 'lastCommentId', seconds: 10 },
  contact_messages: { at: 'lastMessageAt', id: 'lastMessageId', seconds: 60 },
  reports: { at: 'lastReportAt', id: 'lastReportId', seconds: 60 },
} as const;
