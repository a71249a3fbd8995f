/** An event of the document, after a toast showed a failure. */
export const FAILURE_SHOWN = 'failureshown';
