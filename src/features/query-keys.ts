/** Keys of what TanStack Query keeps, so that every feature refreshes the same data. The cache is one family's. */
export const queryKeys = {
  /** All lists and single characters begin with it. */
  characters: ['characters'],
  characterList: ['characters', 'list'],
  character: (id: string) => ['characters', 'one', id],
  /** All lists and single locations begin with it. */
  locations: ['locations'],
  locationList: ['locations', 'list'],
  location: (id: string) => ['locations', 'one', id],
  stories: ['stories'],
  storyList: ['stories', 'list'],
  story: (id: string) => ['stories', 'one', id],
  retelling: (storyId: string) => ['retelling', storyId],
  narrating: (storyId: string) => ['narrating', storyId],
  recordings: (storyId: string) => ['recordings', storyId],
  sharing: (contentType: string, id: string) => ['sharing', contentType, id],
  penName: ['pen-name'],
  familyDetails: ['family-details'],
  children: ['children'],
  preferences: ['preferences'],
  usage: ['usage'],
  payment: (session: string | null) => ['payment', session],
  unfinishedWork: ['unfinished-work'],
} as const;
