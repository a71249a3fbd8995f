import { readNotesAnswer, STORY_NOTES_JSON_SCHEMA, type NotesAnswer } from '@talelantern/domain/stories/bible-prompt';
import {
  readSceneJudgement,
  SCENE_JUDGEMENT_JSON_SCHEMA,
  type SceneJudgement,
} from '@talelantern/domain/stories/scene-judgement';
import { readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import type { ShortAnswer } from '../../generation/ports/providers.ts';

/** A kind of output in JSON; `read` returns null if it is invalid. */
export interface AnswerKind<Answer> {
  /** https://developers.openai.com/api/docs/guides/structured-outputs */
  format: { type: 'json_schema'; name: string; strict: boolean; schema: Record<string, unknown> };
  read: (value: unknown) => Answer | null;
  timeout: 'notesTimeoutMs' | 'sceneTimeoutMs';
  answer: ShortAnswer['answer'];
}

export const NOTES: AnswerKind<NotesAnswer> = {
  format: { type: 'json_schema', name: 'story_notes', strict: true, schema: { ...STORY_NOTES_JSON_SCHEMA } },
  read: readNotesAnswer,
  timeout: 'notesTimeoutMs',
  answer: 'notes',
};

export const MOMENT: AnswerKind<SceneMoment> = {
  format: { type: 'json_schema', name: 'scene_moment', strict: true, schema: { ...SCENE_MOMENT_JSON_SCHEMA } },
  read: readSceneMoment,
  timeout: 'sceneTimeoutMs',
  answer: 'moment',
};

export const JUDGEMENT: AnswerKind<SceneJudgement> = {
  format: { type: 'json_schema', name: 'scene_judgement', strict: true, schema: { ...SCENE_JUDGEMENT_JSON_SCHEMA } },
  read: readSceneJudgement,
  timeout: 'sceneTimeoutMs',
  answer: 'judgement',
};
