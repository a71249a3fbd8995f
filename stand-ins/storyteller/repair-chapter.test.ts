import { describe, expect, it } from 'vitest';
import { repairChapter } from './repair-chapter.ts';
import { buildBrief } from './sample-brief.ts';
import type { RepairBrief } from './story-brief.ts';
import { sharedRuns } from './word-runs.ts';
import { writeChapter } from './write-chapter.ts';

const seed = { seed: 'k', variation: '' };

function buildRepair(change: Partial<RepairBrief>): RepairBrief {
  return { task: 'repair', ...buildBrief(), chapter: [], rewrite: [], append: 0, ...change };
}

describe('repairChapter', () => {
  const chapter = writeChapter(buildBrief(), seed);

  it('a repair returns the rewritten paragraphs, then the appended ones', () => {
    const repair = buildRepair({
      chapter: chapter.slice(0, 3),
      rewrite: [{ index: 1, problem: 'does not name Pip' }],
      append: 3,
    });
    const paragraphs = repairChapter(repair, seed);
    expect(paragraphs).toHaveLength(4);
    expect(paragraphs[0]).toContain('Pip');
    for (const paragraph of paragraphs.slice(1))
      expect(sharedRuns(paragraph, chapter.slice(0, 3).join('\n'))).toBeLessThan(0.25);
    expect(paragraphs.at(-1)).toBe(chapter.at(-1));
  });

  it('a repair removes an unknown speaker', () => {
    const faultyChapter = [...chapter.slice(0, 2), `${chapter[2]} “Wait for me,” said Zorblax.`];
    const [paragraph] = repairChapter(
      buildRepair({ chapter: faultyChapter, rewrite: [{ index: 2, problem: 'names an unknown character: Zorblax' }] }),
      seed,
    );
    expect(paragraph).toBe(chapter[2]);
  });

  it('a repair adds missing characters', () => {
    const [paragraph] = repairChapter(
      buildRepair({
        chapter: ['“Good morning,” said Zorblax.', 'The sun rose.'],
        rewrite: [{ index: 0, problem: 'names an unknown character: Zorblax; does not name Ember, Pip' }],
      }),
      seed,
    );
    expect(paragraph).not.toContain('Zorblax');
    expect(paragraph).toContain('Ember and Pip');
  });

  it('a paragraph with an unknown fault is replaced', () => {
    const [paragraph = ''] = repairChapter(
      buildRepair({ chapter: [...chapter.slice(0, 2), 'Blood.'], rewrite: [{ index: 2, problem: 'is not suitable' }] }),
      seed,
    );
    expect(paragraph).not.toContain('Blood');
    expect(paragraph.length).toBeGreaterThan(30);
  });

  it('the same repair request returns the same paragraphs', () => {
    const repair = buildRepair({ chapter: chapter.slice(0, 3), append: 5 });
    expect(repairChapter(repair, seed)).toEqual(repairChapter(repair, seed));
    expect(repairChapter(repair, seed)).toHaveLength(5);
  });
});
