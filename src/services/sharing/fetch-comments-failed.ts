/** In its own file, so that screens can import it without the code that sends and parses. */
export const FETCH_COMMENTS_FAILED = 'Failed to fetch comments';
