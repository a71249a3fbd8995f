import { readNotesReply, STORY_NOTES_JSON_SCHEMA, type NotesReply } from '@talelantern/domain/stories/bible-prompt';
import {
  readSceneJudgement,
  SCENE_JUDGEMENT_JSON_SCHEMA,
  type SceneJudgement,
} from '@talelantern/domain/stories/scene-judgement';
import { readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { MAX_WAIT_S } from '../../core/provider-error.ts';
import type { ShortReply } from '../../generation/ports/providers.ts';

/** A chapter or a painting must fit into the same function, up to half as much again later (docs/decisions/0235). */
const BRIEF_WAIT_S = 6;

/** A kind of output in JSON; `read` returns null if it is invalid. */
export interface ReplyKind<Result> {
  /** https://developers.openai.com/api/docs/guides/structured-outputs */
  format: { type: 'json_schema'; name: string; strict: boolean; schema: Record<string, unknown> };
  read: (value: unknown) => Result | null;
  /** Time limit of one attempt. */
  timeout: 'notesTimeoutMs' | 'sceneTimeoutMs';
  /** The longest rate limit that is waited for, in s. */
  maxWaitS: number;
  reply: ShortReply['reply'];
}

export const NOTES: ReplyKind<NotesReply> = {
  format: { type: 'json_schema', name: 'story_notes', strict: true, schema: { ...STORY_NOTES_JSON_SCHEMA } },
  read: readNotesReply,
  timeout: 'notesTimeoutMs',
  maxWaitS: BRIEF_WAIT_S,
  reply: 'notes',
};

export const MOMENT: ReplyKind<SceneMoment> = {
  format: { type: 'json_schema', name: 'scene_moment', strict: true, schema: { ...SCENE_MOMENT_JSON_SCHEMA } },
  read: readSceneMoment,
  timeout: 'sceneTimeoutMs',
  maxWaitS: BRIEF_WAIT_S,
  reply: 'moment',
};

export const JUDGEMENT: ReplyKind<SceneJudgement> = {
  format: { type: 'json_schema', name: 'scene_judgement', strict: true, schema: { ...SCENE_JUDGEMENT_JSON_SCHEMA } },
  read: readSceneJudgement,
  timeout: 'sceneTimeoutMs',
  // May wait long, because the moderation of the picture, at the same time, may take longer.
  maxWaitS: MAX_WAIT_S,
  reply: 'judgement',
};
