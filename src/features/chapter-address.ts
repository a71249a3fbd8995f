/** Which chapter lies open, in the address so that it can be returned to: 1-4. */
export const CHAPTER_PARAM = 'chapter';
