import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { STORY_BIBLE_JSON_SCHEMA } from '@talelantern/domain/stories/bible-prompt';
import { readStoryBible, type StoryBible } from '@talelantern/domain/stories/story-bible';

/** The form of notes, as both dialects name it: https://developers.openai.com/api/docs/guides/structured-outputs */
export const NOTES_FORMAT: { name: string; strict: boolean; schema: Record<string, unknown> } = {
  name: 'story_notes',
  strict: true,
  schema: { ...STORY_BIBLE_JSON_SCHEMA },
};

/** @throws AppError `busy` for an answer that is not what was asked for, such as one that was cut off. */
export function parseNotes(json: string): StoryBible {
  const bible = readStoryBible(parseJson(json));
  if (bible === null) throw new AppError('busy', generateStoryContract.invalidResponse);
  return bible;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
