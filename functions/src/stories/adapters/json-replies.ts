import { readNotesReply, STORY_NOTES_JSON_SCHEMA, type NotesReply } from '@talelantern/domain/stories/bible-prompt';
import {
  readSceneJudgement,
  SCENE_JUDGEMENT_JSON_SCHEMA,
  type SceneJudgement,
} from '@talelantern/domain/stories/scene-judgement';
import { readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import type { ShortReply } from '../../generation/ports/providers.ts';

/** A kind of output in JSON; `read` returns null if it is invalid. */
export interface ReplyKind<Result> {
  /** https://developers.openai.com/api/docs/guides/structured-outputs */
  format: { type: 'json_schema'; name: string; strict: boolean; schema: Record<string, unknown> };
  read: (value: unknown) => Result | null;
  timeout: 'notesTimeoutMs' | 'sceneTimeoutMs';
  reply: ShortReply['reply'];
}

export const NOTES: ReplyKind<NotesReply> = {
  format: { type: 'json_schema', name: 'story_notes', strict: true, schema: { ...STORY_NOTES_JSON_SCHEMA } },
  read: readNotesReply,
  timeout: 'notesTimeoutMs',
  reply: 'notes',
};

export const MOMENT: ReplyKind<SceneMoment> = {
  format: { type: 'json_schema', name: 'scene_moment', strict: true, schema: { ...SCENE_MOMENT_JSON_SCHEMA } },
  read: readSceneMoment,
  timeout: 'sceneTimeoutMs',
  reply: 'moment',
};

export const JUDGEMENT: ReplyKind<SceneJudgement> = {
  format: { type: 'json_schema', name: 'scene_judgement', strict: true, schema: { ...SCENE_JUDGEMENT_JSON_SCHEMA } },
  read: readSceneJudgement,
  timeout: 'sceneTimeoutMs',
  reply: 'judgement',
};
