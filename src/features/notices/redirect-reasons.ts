export const PAGE_NOT_FOUND = 'We couldn’t find that page';

/** Location states of redirects to /login: from an unknown address, or from a page of a family. */
export const NOT_FOUND = { notFound: true } as const;
export const FAMILY_PAGE = { familyPage: true } as const;
