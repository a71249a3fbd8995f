import { tooLongFor } from '@talelantern/domain/stories/paragraph-length';
import type { GeneratedChapter, GeneratedStory } from './generate-stories.ts';
import { medianLevel } from './story-measures.ts';

const REFRAIN = { words: 4, times: 3 };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Whether a run of four words occurs three times. */
function hasRefrain({ paragraphs }: GeneratedChapter): boolean {
  const words = wordsOf(paragraphs.join(' '));
  const counts = new Map<string, number>();
  for (let end = REFRAIN.words; end <= words.length; end += 1) {
    const run = words.slice(end - REFRAIN.words, end).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= REFRAIN.times);
}

const percent = <T>(items: readonly T[], has: (item: T) => boolean): number =>
  Math.round((100 * items.filter(has).length) / items.length);

/** What domain/stories/style-sheets/versions.json records of stories for a version of a sheet. */
export function sheetEffect(stories: readonly GeneratedStory[]) {
  const chapters = stories.flatMap((story) => story.chapters);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const { grade, wordsPerSentence, words } = medianLevel(stories);
  return {
    grade: Number(grade.toFixed(1)),
    wordsPerSentence: Number(wordsPerSentence.toFixed(1)),
    wordsPerChapter: Math.round((words * stories.length) / chapters.length),
    talkPercent: percent(paragraphs, (paragraph) => paragraph.includes('“')),
    refrainPercent: percent(chapters, hasRefrain),
    sentBackPercent: percent(chapters, ({ brief, paragraphs: texts }) =>
      texts.some((text) => tooLongFor(text, brief) !== null),
    ),
  };
}
