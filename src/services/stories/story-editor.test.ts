import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import { createStoryEditor, STORY_EDIT_OVERTAKEN } from './story-service.ts';
import type { StoryPatch } from '../ports/item-repositories.ts';

const storyWith = (overrides: Partial<Story> = {}): Story => {
  const story = readStory('story_1', { userId: 'family', content: 'Ember flew.', title: 'Ember' });
  if (!story) throw new Error('The story could not be read.');
  return { ...story, ...overrides };
};

/** A store with one story, or none. */
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

it('an edit is stored with the next revision', async () => {
  const { edit, stored } = storeOf(storyWith());
  const edited = await edit(storyWith(), () => ({ title: 'Ember and the sea' }));
  expect(edited).toMatchObject({ title: 'Ember and the sea', revision: 2, updatedAt: 7 });
  expect(stored()).toMatchObject({ title: 'Ember and the sea', revision: 2 });
});

it('an edit is applied to the version that another tab has saved', async () => {
  const { edit, stored } = storeOf(storyWith({ approvedParts: [0], revision: 4 }));
  const edited = await edit(storyWith(), ({ approvedParts }) => ({ approvedParts: [...approvedParts, 1] }));
  expect(edited.approvedParts).toEqual([0, 1]);
  expect(stored()).toMatchObject({ approvedParts: [0, 1], revision: 5 });
});

it('an edit that no longer applies stores nothing', async () => {
  const { edit, patches } = storeOf(storyWith({ content: 'Another text.', revision: 4 }));
  await expect(
    edit(storyWith(), ({ content }) => (content === 'Ember flew.' ? { title: 'Flight' } : null)),
  ).rejects.toThrow(STORY_EDIT_OVERTAKEN);
  expect(patches).toEqual([{ title: 'Flight' }]);
});

it('an edit of a deleted story is rejected', async () => {
  const { edit } = storeOf(null);
  await expect(edit(storyWith(), () => ({ favorite: true }))).rejects.toThrow(STORY_EDIT_OVERTAKEN);
});
