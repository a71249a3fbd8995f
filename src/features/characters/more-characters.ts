/** What a list of characters says where it goes on or finds nobody. */
export const MORE_CHARACTERS = {
  nothingFor: (query: string): string => `Nobody here answers to “${query}”.`,
  busyLabel: 'Calling the others…',
};

/** How one looks for a character (specification §5). */
export const SEARCH_CHARACTERS = { label: 'Search characters', placeholder: 'Name, kind, trait or power' };
