import { readableChapters } from '@talelantern/domain/stories/approval';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { coverTitle } from '@talelantern/domain/stories/cover-title';
import type { Story } from '@talelantern/domain/stories/story';
import { figuresOf } from '../cast-figures.tsx';
import { themeScene } from '../story-art.tsx';
import type { Cover, ShelfBook } from './shelf-book.ts';

export const coverOf = (story: Story): Cover => ({
  scene: coverScene(story)?.imageUrl ?? null,
  landscape: themeScene(story.theme),
  figures: figuresOf(story.characters),
});

/** `childName`: null for everyone; the book stores its length. `showFirst`: a grown-up reads new chapters first. */
export function toShelfBook(story: Story, childName: string | null, showFirst: boolean): ShelfBook {
  const { id, previousParts, currentPhase, characters, ageRange, createdAt, updatedAt, favorite } = story;
  const title = bookTitleOf(story);
  const readable = readableChapters(story, showFirst);
  return {
    id,
    title,
    coverTitle: coverTitle(
      title,
      characters.map(({ name }) => name),
    ),
    cover: coverOf(story),
    chapters: previousParts.length,
    waiting: readable < previousParts.length ? readable : null,
    phase: currentPhase,
    ageRange,
    createdAt,
    updatedAt,
    favorite,
    childLetters: childName?.length ?? null,
  };
}
