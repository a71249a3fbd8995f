/** Over words that a parent wants to read before the child does (architecture §6). */
export const FOR_A_GROWN_UP = 'For a grown-up to read first';
