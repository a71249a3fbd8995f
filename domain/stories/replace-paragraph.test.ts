import { describe, expect, it } from 'vitest';
import { replaceParagraph } from './replace-paragraph.ts';
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
const changeTo = (after: string) => ({ part: 1, paragraph: 1, before: 'A star fell into it.', after });

describe('replaceParagraph', () => {
  it('a paragraph is replaced in its chapter and in the whole text', () => {
    const chapter = 'The sea was calm.\n\nPlop!\n\nPip slept.';
    expect(replaceParagraph(storyWith(), changeTo('Plop!'))).toMatchObject({
      previousParts: [OTHER, chapter],
      content: `${OTHER}\n\n${chapter}`,
    });
  });

  it('a paragraph that another tab has moved is found by its old text', () => {
    const [first = '', second = '', third = ''] = CHAPTER;
    const longer = storyWith({}, [OTHER, ['Once.', first, second, third].join('\n\n')]);
    expect(replaceParagraph(longer, changeTo('Plop!'))?.previousParts[1]).toBe(
      'Once.\n\nThe sea was calm.\n\nPlop!\n\nPip slept.',
    );
    expect(replaceParagraph(storyWith({}, [OTHER, first]), changeTo('Plop!'))).toBeNull();
    expect(replaceParagraph(storyWith({}, [OTHER]), changeTo('Plop!'))).toBeNull();
  });

  it('the nearest of several equal paragraphs is replaced', () => {
    const story = storyWith({}, ['Hush.\n\nHush.\n\nHush.']);
    expect(replaceParagraph(story, { part: 0, paragraph: 1, before: 'Hush.', after: 'Sh!' })?.previousParts).toEqual([
      'Hush.\n\nSh!\n\nHush.',
    ]);
  });

  it('a replacement that makes the chapter too long is rejected', () => {
    expect(replaceParagraph(storyWith(), changeTo('x'.repeat(20_000)))).toBeNull();
  });

  it('every picture stays in its paragraph after a replacement', () => {
    const at = { before: TEXT.indexOf('calm'), within: TEXT.indexOf('into'), after: TEXT.indexOf('slept') };
    const story = replaceParagraph(storyWith(at), changeTo('Plop!'));
    const text = story?.previousParts[1] ?? '';
    expect(story?.sceneImages.map(({ id, position }) => [id, position])).toEqual([
      ['before', at.before],
      ['within', text.indexOf('Plop!') + 'Plop!'.length - 1],
      ['after', text.indexOf('slept')],
      ['other', 12],
    ]);
  });

  it('a replacement moves at most as many pictures as one edit may change', () => {
    const scenes = readSceneImages(
      ['sea was', 'calm', 'fell into', 'Pip', 'slept'].map((textSelection, at) => ({
        id: `s${at}`,
        imageUrl: 'x',
        part: 1,
        position: TEXT.indexOf(textSelection),
        textSelection,
      })),
    );
    const changed = replaceParagraph(
      { ...storyWith(), sceneImages: scenes },
      changeTo('The brightest of all stars fell.'),
    );
    expect(changed?.sceneImages).toEqual(scenes);
    const withoutPassages = scenes.map((scene) => ({ ...scene, textSelection: '' }));
    const replaced =
      replaceParagraph({ ...storyWith(), sceneImages: withoutPassages }, changeTo('Plop!'))?.sceneImages ?? [];
    expect(replaced.filter((scene) => !withoutPassages.includes(scene))).toHaveLength(2);
  });
});
