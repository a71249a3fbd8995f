/** In its own file, so that screens can import this message without the service. */
export const FETCH_COMMENTS_FAILED = 'Failed to fetch comments';
