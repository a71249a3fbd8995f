/** A child's own shelf, and what lies below it. */
export const booksPath = (childId: string): string => `/books/${encodeURIComponent(childId)}`;
export const childStoryPath = (childId: string, storyId: string): string =>
  `${booksPath(childId)}/${encodeURIComponent(storyId)}`;
export const childNextPath = (childId: string, storyId: string): string => `${childStoryPath(childId, storyId)}/next`;
