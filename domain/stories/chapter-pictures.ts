import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import type { Plan } from '../plans/plans.ts';
import { joinNames, toOneLine } from '../text/lists.ts';
import { paragraphSpans } from './paragraph-spans.ts';
import { createNameFinder } from './scene-cast.ts';
import { SCENE_SLOTS, type SceneSlot } from './scene-image.ts';
import type { Story } from './story.ts';

export const slotsOf = ({ limits }: Pick<Plan, 'limits'>): readonly SceneSlot[] =>
  SCENE_SLOTS.slice(0, limits.chapterPictures);

export interface SlotPassage {
  /** The passage on one line. */
  passage: string;
  /** Offset of the passage in the chapter. */
  position: number;
}

type Cast = Record<'characters' | 'locations', readonly { name: string }[]>;

/**
 * The passage for the picture in `slot`: the first or last paragraph that mentions a cast member, otherwise the first
 * or last paragraph. Null if the closing picture would show the same passage as the opening.
 */
export function passageOf(
  { previousParts, characters, locations }: Pick<Story, 'previousParts'> & Cast,
  part: number,
  slot: SceneSlot,
): SlotPassage | null {
  const chapter = previousParts[part] ?? '';
  const paragraphs = paragraphSpans(chapter).map(({ start, end }) => ({
    passage: cutText(toOneLine(chapter.slice(start, end)), LIMITS.imagePrompt),
    position: start,
  }));
  const findNamed = createNameFinder(characters, locations, chapter);
  const mentionsSomeone = ({ passage }: SlotPassage): boolean => findNamed(passage).length > 0;
  const opening = paragraphs.find(mentionsSomeone) ?? paragraphs[0];
  if (slot === 'opening') return opening ?? null;
  const closing = [paragraphs.findLast(mentionsSomeone), paragraphs.at(-1)].find(
    (last) => last !== undefined && last !== opening,
  );
  return closing ?? null;
}

const WIDE_SHOT = 'wide shot';
const MEDIUM_SHOT = 'medium shot';
const CLOSE_SHOT = 'close shot';

/** The distance changes from page to page, even with opening pictures only; no two chapters have the same view. */
const CAMERAS: Readonly<Record<SceneSlot, readonly string[]>> = {
  opening: [
    `${WIDE_SHOT} from a low camera, the place large around them`,
    `${MEDIUM_SHOT} at eye level, a little from the side`,
    `${CLOSE_SHOT} from below, faces large`,
    `${WIDE_SHOT} from above, the way home in view`,
  ],
  closing: [
    `${CLOSE_SHOT} at eye level, hands and faces`,
    `${WIDE_SHOT} from behind them, looking where they look`,
    `${MEDIUM_SHOT} from a low camera, all in motion`,
    `${CLOSE_SHOT} and calm, everyone together`,
  ],
};

/** The view of the picture in `slot` of chapter `part` (0-3), in words for the model. */
export const cameraOf = (part: number, slot: SceneSlot): string | null => CAMERAS[slot][part] ?? null;

/** Alternative text with the characters and the location: 'Ember and Pip in the Lantern Forest'. */
export function sceneAlt(names: readonly string[], location: string | null): string {
  const where = location === null ? '' : ` in ${location.replace(/^The\s/, 'the ')}`;
  return cutText(`${joinNames(names)}${where}`.trim(), LIMITS.sceneAlt);
}
