/** The value of START_CLICKED for a start without a paid plan. Separate, because shared pages do not need it. */
export const STARTED = 'yes';
