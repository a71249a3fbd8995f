import { readStory, type Story } from '@talelantern/domain/stories/story';
import { describe, expect, it } from 'vitest';
import { createStoryEditor, STORY_EDIT_OVERTAKEN } from './create-story-editor.ts';
import type { StoryPatch } from './ports/story-repository.ts';

const told = (differences: Partial<Story> = {}): Story => {
  const story = readStory('story_1', { userId: 'family', content: 'Ember flew.', title: 'Ember' });
  if (!story) throw new Error('The story could not be read.');
  return { ...story, ...differences };
};

/** A store of one story, which may be gone. */
function storeOf(stored: Story | null) {
  const patches: StoryPatch[] = [];
  const edit = createStoryEditor({
    stories: {
      find: async () => stored,
      async change(_id, revision, patch) {
        patches.push(patch);
        if (stored?.revision !== revision) return 'changed';
        stored = { ...stored, ...patch, revision: revision + 1 };
        return 'saved';
      },
    },
    now: () => 7,
  });
  return { edit, patches, stored: () => stored };
}

describe('an edit of a story', () => {
  it('is stored, with the next revision', async () => {
    const { edit, stored } = storeOf(told());
    const edited = await edit(told(), () => ({ title: 'Ember and the sea' }));
    expect(edited).toMatchObject({ title: 'Ember and the sea', revision: 2, updatedAt: 7 });
    expect(stored()).toMatchObject({ title: 'Ember and the sea', revision: 2 });
  });

  it('is made on top of what another tab has saved meanwhile', async () => {
    const { edit, stored } = storeOf(told({ approvedParts: [0], revision: 4 }));
    const edited = await edit(told(), ({ approvedParts }) => ({ approvedParts: [...approvedParts, 1] }));
    expect(edited.approvedParts).toEqual([0, 1]);
    expect(stored()).toMatchObject({ approvedParts: [0, 1], revision: 5 });
  });

  it('that has no place in the story any more stores nothing', async () => {
    const { edit, patches } = storeOf(told({ content: 'Another text.', revision: 4 }));
    await expect(
      edit(told(), ({ content }) => (content === 'Ember flew.' ? { title: 'Flight' } : null)),
    ).rejects.toThrow(STORY_EDIT_OVERTAKEN);
    expect(patches).toEqual([{ title: 'Flight' }]);
  });

  it('of a story that is gone says so', async () => {
    const { edit } = storeOf(null);
    await expect(edit(told(), () => ({ favorite: true }))).rejects.toThrow(STORY_EDIT_OVERTAKEN);
  });
});
