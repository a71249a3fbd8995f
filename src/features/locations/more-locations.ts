/** What a list of locations says where it goes on or finds none. */
export const MORE_LOCATIONS = {
  nothingFor: (query: string): string => `No place on your map is called “${query}”.`,
  busyLabel: 'Unfolding the map…',
};

/** How one looks for a location. */
export const SEARCH_LOCATIONS = { label: 'Search locations', placeholder: 'Name or kind of place' };
