import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { readText } from '../stored/read-fields.ts';
import { toOneLine } from '../text/lists.ts';
import type { Story } from './story.ts';

/** The title from the plot, in one line and cut to its size cap; null if the story has none yet. */
export const readBookTitle = (value: unknown): string | null =>
  cutText(toOneLine(readText(value)), LIMITS.name).trim() || null;

/** The title from the plot, otherwise `title`: the standard title, or the one that the user wrote. */
export const bookTitleOf = ({ bookTitle, title }: Pick<Story, 'bookTitle' | 'title'>): string => bookTitle ?? title;
