export const PAGE_NOT_FOUND = 'We couldn’t find that page';

/** Location state of a redirect from an unknown URL to /login. */
export const NOT_FOUND = { notFound: true } as const;
