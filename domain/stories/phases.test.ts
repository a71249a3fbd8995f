import { expect, it } from 'vitest';
import { nextPhase, PARAGRAPH_TARGETS, STORY_PHASES } from './phases.ts';

it('story phases follow each other, ending with the resolution', () => {
  expect(STORY_PHASES.map(nextPhase)).toEqual(['development', 'climax', 'resolution', 'resolution']);
});

it('each story phase has the specified number of paragraphs', () => {
  const table = STORY_PHASES.map((phase) =>
    Object.values(PARAGRAPH_TARGETS[phase])
      .map(({ min, max }) => `${min}-${max}`)
      .join(' '),
  );
  expect(table).toEqual(['6-8 8-10 10-12', '6-8 8-10 10-12', '5-7 7-9 9-11', '4-6 6-8 8-10']);
});
