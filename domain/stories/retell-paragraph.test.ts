import { describe, expect, it } from 'vitest';
import { retellParagraph } from './retell-paragraph.ts';
import { readSceneImages } from './scene-image.ts';
import { readStory, type Story } from './story.ts';

const CHAPTER = ['The sea was calm.', 'A star fell into it.', 'Pip slept.'];
const OTHER = 'Later it rained.';
const TEXT = CHAPTER.join('\n\n');

function storyWith(positions: Readonly<Record<string, number>> = {}, parts = [OTHER, TEXT]): Story {
  const sceneImages = Object.entries(positions).map(([id, position]) => ({ id, imageUrl: 'x', part: 1, position }));
  const story = readStory('story_1', {
    previousParts: parts,
    sceneImages: [...sceneImages, { id: 'other', imageUrl: 'x', part: 0, position: 12 }],
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}
const retold = (after: string) => ({ part: 1, paragraph: 1, before: 'A star fell into it.', after });

describe('a paragraph in other words', () => {
  it('takes the place of the old ones in its chapter and in the whole text', () => {
    const chapter = 'The sea was calm.\n\nPlop!\n\nPip slept.';
    expect(retellParagraph(storyWith(), retold('Plop!'))).toMatchObject({
      previousParts: [OTHER, chapter],
      content: `${OTHER}\n\n${chapter}`,
    });
  });

  it('follows its old words where another tab has moved them, and is none where they are gone', () => {
    const [first = '', second = '', third = ''] = CHAPTER;
    const longer = storyWith({}, [OTHER, ['Once.', first, second, third].join('\n\n')]);
    expect(retellParagraph(longer, retold('Plop!'))?.previousParts[1]).toBe(
      'Once.\n\nThe sea was calm.\n\nPlop!\n\nPip slept.',
    );
    expect(retellParagraph(storyWith({}, [OTHER, first]), retold('Plop!'))).toBeNull();
    expect(retellParagraph(storyWith({}, [OTHER]), retold('Plop!'))).toBeNull();
  });

  it('is the one that stood nearest, of several with the same words', () => {
    const story = storyWith({}, ['Hush.\n\nHush.\n\nHush.']);
    expect(retellParagraph(story, { part: 0, paragraph: 1, before: 'Hush.', after: 'Sh!' })?.previousParts).toEqual([
      'Hush.\n\nSh!\n\nHush.',
    ]);
  });

  it('is none where the chapter would become too long', () => {
    expect(retellParagraph(storyWith(), retold('x'.repeat(20_000)))).toBeNull();
  });

  it('takes its pictures along: none of them slips into another paragraph', () => {
    const at = { before: TEXT.indexOf('calm'), within: TEXT.indexOf('into'), after: TEXT.indexOf('slept') };
    const story = retellParagraph(storyWith(at), retold('Plop!'));
    const text = story?.previousParts[1] ?? '';
    expect(story?.sceneImages.map(({ id, position }) => [id, position])).toEqual([
      ['before', at.before],
      ['within', text.indexOf('Plop!') + 'Plop!'.length - 1],
      ['after', text.indexOf('slept')],
      ['other', 12],
    ]);
  });

  it('changes no more pictures than an edit may: their passages tell where they are', () => {
    const scenes = readSceneImages(
      ['sea was', 'calm', 'fell into', 'Pip', 'slept'].map((textSelection, at) => ({
        id: `s${at}`,
        imageUrl: 'x',
        part: 1,
        position: TEXT.indexOf(textSelection),
        textSelection,
      })),
    );
    const told = retellParagraph({ ...storyWith(), sceneImages: scenes }, retold('The brightest of all stars fell.'));
    expect(told?.sceneImages).toEqual(scenes);
    const lost = scenes.map((scene) => ({ ...scene, textSelection: '' }));
    const moved = retellParagraph({ ...storyWith(), sceneImages: lost }, retold('Plop!'))?.sceneImages ?? [];
    expect(moved.filter((scene) => !lost.includes(scene))).toHaveLength(2);
  });
});
