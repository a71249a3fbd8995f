/** Size caps of stored fields, in characters or entries. `npm run rules` writes them into the rules. */
export const LIMITS = {
  name: 80,
  title: 160,
  penName: 40,
  nickname: 40,
  freeText: 1_000,
  chapter: 20_000,
  content: 80_000,
  /** All that is written about the characters and locations of one chapter: twice what a chapter can have. */
  storyBrief: 40_000,
  listEntries: 20,
  listEntry: 200,
  sceneImages: 40,
  sceneAlt: 200,
  /** Pictures that one edit may add to a list or change. */
  addedEntries: 2,
  imageHistory: 50,
  comment: 1_000,
  contactMessage: 4_000,
  imagePrompt: 4_000,
  url: 2_048,
  /** The placeholder of a shared cover in base64: 2,400 bytes (docs/decisions/0188). */
  coverPlaceholder: 3_200,
  /** A file's path; Cloud Storage allows 1,024 bytes. */
  path: 512,
  chapters: 4,
  /** Ideas for the next chapter of a story. */
  ideas: 3,
  children: 12,
} as const;

export const PAGE_SIZE = 20;
export const MAX_QUERY_LIMIT = 100;
export const MAX_PUBLIC_QUERY_LIMIT = 30;

export const MAX_BODY_BYTES = 1_048_576;

/** Maximum number of values (lists, objects, fields and entries) in a body, far more than the largest story has. */
export const MAX_BODY_VALUES = 10_000;
