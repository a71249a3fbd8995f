import * as z from 'zod/mini';

/** What was seen in a finished scene (docs/decisions/0176). Also the schema of the model's output. */
const sceneJudgementSchema = z.object({
  /** How well the characters match their portraits, 0-100: the score of the least similar one. */
  sameHero: z.number(),
  /** The probability that something of the avoid list is visible, 0-100. */
  avoided: z.number(),
});

export type SceneJudgement = z.infer<typeof sceneJudgementSchema>;

export const SCENE_JUDGEMENT_JSON_SCHEMA = z.toJSONSchema(sceneJudgementSchema);

const isScore = (value: number): boolean => value >= 0 && value <= 100;

/** Reads a model's output and rounds its scores; null if it is invalid. */
export function readSceneJudgement(value: unknown): SceneJudgement | null {
  const parsed = sceneJudgementSchema.safeParse(value);
  if (!parsed.success) return null;
  const { sameHero, avoided } = parsed.data;
  if (!isScore(sameHero) || !isScore(avoided)) return null;
  return { sameHero: Math.round(sameHero), avoided: Math.round(avoided) };
}

/** The score from which something of the avoid list counts as seen. */
const MIN_SEEN_SCORE = 50;

export const showsAvoided = ({ avoided }: SceneJudgement): boolean => avoided >= MIN_SEEN_SCORE;
