/** Size caps of stored fields, in characters or entries (architecture §4). The rules mirror them; a test compares both. */
export const LIMITS = {
  name: 80,
  title: 160,
  penName: 40,
  nickname: 40,
  freeText: 1_000,
  chapter: 20_000,
  content: 80_000,
  /** All that a family says about the people and places of one chapter: twice what a chapter can have. */
  storyBrief: 40_000,
  listEntries: 20,
  listEntry: 200,
  sceneImages: 40,
  /** Of pictures in a list, new ones and changed ones, in one edit. */
  addedEntries: 2,
  imageHistory: 50,
  comment: 1_000,
  contactMessage: 4_000,
  imagePrompt: 4_000,
  address: 2_048,
  /** Of a file. Cloud Storage takes names of up to 1,024 bytes. */
  path: 512,
  chapters: 4,
  /** For the next chapter of a story. */
  ideas: 3,
  children: 12,
} as const;

/** Documents per page of a list, and the most that a query may ask for (architecture §4, §7). */
export const PAGE_SIZE = 20;
export const MAX_QUERY_LIMIT = 100;
/** The most that anybody may list of what is public (architecture §4). */
export const MAX_PUBLIC_QUERY_LIMIT = 30;

/** Largest body, in bytes, that the functions read. */
export const MAX_BODY_BYTES = 1_048_576;
