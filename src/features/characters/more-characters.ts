/** What a list of characters says where it goes on or finds nobody. */
export const MORE_CHARACTERS = {
  nothingFor: (query: string): string => `Nobody here answers to “${query}”.`,
  busyLabel: 'Calling the others…',
};
