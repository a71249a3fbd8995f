import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStoryNotes, STORY_NOTES_JSON_SCHEMA, type StoryNotes } from '@talelantern/domain/stories/bible-prompt';

/** The form of notes, as both dialects name it: https://developers.openai.com/api/docs/guides/structured-outputs */
export const NOTES_FORMAT: { name: string; strict: boolean; schema: Record<string, unknown> } = {
  name: 'story_notes',
  strict: true,
  schema: { ...STORY_NOTES_JSON_SCHEMA },
};

/** @throws AppError `busy` for an answer that is not what was asked for, such as one that was cut off. */
export function parseNotes(json: string): StoryNotes {
  const notes = readStoryNotes(parseJson(json));
  if (notes === null) throw new AppError('busy', generateStoryContract.invalidResponse);
  return notes;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
