/** `story_<ms>_<suffix>`: the timestamp as specified, the suffix against collisions (architecture §3). */
export const STORY_ID_PATTERN = /^story_\d{10,16}_[a-z0-9]{6,16}$/;

/** `now` in ms; `randomSuffix` at least six of [a-z0-9]. */
export const newStoryId = (now: number, randomSuffix: string): string => `story_${now}_${randomSuffix}`;
