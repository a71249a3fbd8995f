import { createAliases } from '@talelantern/domain/safety/aliases';
import { refusedCategory, type Audience } from '@talelantern/domain/safety/moderation-policy';
import { hideNamesInPrompt } from '@talelantern/domain/safety/names-in-prompt';
import { buildMomentPrompt, type MomentBrief } from '@talelantern/domain/stories/moment-prompt';
import {
  drawnText,
  isUsableAlt,
  mapMoment,
  withCast,
  type SceneMoment,
} from '@talelantern/domain/stories/scene-moment';
import type { FamilySafety } from '../../families/ports/ports.ts';
import { describeCause } from '../../core/log.ts';
import type { ReplyOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { findRejected, moderateVisibleTexts, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import { readLine, type ChapterNames } from '../../stories/chapter-text/chapter-text.ts';
import { problemOfParagraph } from '../../stories/chapter-text/readable-chapter.ts';

export interface MomentDeps extends ModerationDeps {
  storyWriter: Pick<StoryWriter, 'findMoment'>;
}

/** Enough for a cast of twenty. */
const MAX_OUTPUT_TOKENS = 1_000;

/**
 * The moment to draw of the brief's passage, fit for its audience; without an alternative text if that is not usable.
 * Null for an empty cast and after any failure, which is only logged because the passage can be drawn without a moment.
 */
export async function findMoment(
  deps: MomentDeps,
  brief: MomentBrief,
  { safety, audience }: { safety: FamilySafety; audience: Audience },
  order: Omit<ReplyOrder, 'prompt' | 'maxOutputTokens' | 'isEconomy'>,
): Promise<SceneMoment | null> {
  if (brief.cast.length === 0) return null;
  try {
    const { hidden: hiddenBrief, reveal } = hideRealNames(brief, safety);
    const context = await allowedContext(deps, hiddenBrief, audience);
    const prompt = buildMomentPrompt({ ...hiddenBrief, context });
    const foundMoment = await deps.storyWriter.findMoment({
      ...order,
      prompt,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      isEconomy: true,
    });
    const moment = withCast(
      mapMoment(foundMoment, (text) => readLine(text, namesOf(hiddenBrief))),
      hiddenBrief.cast,
    );
    const allowedMoment = moment && (await withAllowedText(deps, moment, hiddenBrief, audience));
    if (allowedMoment) return withUsableAlt(mapMoment(allowedMoment, reveal));
    deps.log('warning', 'scene_moment_unfit', { requestId: order.requestId });
  } catch (error) {
    deps.log('warning', 'scene_moment_missing', { requestId: order.requestId, ...describeCause(error) });
  }
  return null;
}

/** Empty if it is not allowed, as in an edited story, or cannot be checked; the passage was moderated before. */
const allowedContext = async (deps: MomentDeps, { context }: MomentBrief, audience: Audience): Promise<string> => {
  const rejected = await findRejected(deps, [context], audience).catch(() => context);
  return rejected === null ? context : '';
};

/** Checked with the real names, which may be longer than their aliases. */
const withUsableAlt = (moment: SceneMoment): SceneMoment => ({
  ...moment,
  alt: isUsableAlt(moment.alt) ? moment.alt : '',
});

const namesOf = ({ cast, place }: MomentBrief): ChapterNames => ({
  cast: cast.map(({ name }) => name),
  locations: place ? [place.name] : [],
});

/** The brief with aliases and what the child avoids; `reveal` puts the real names back. */
function hideRealNames(brief: MomentBrief, { avoid, realNames }: FamilySafety) {
  const { passage, context, cast, place } = brief;
  const subjects = [...cast, ...(place ? [place] : [])];
  const texts = [passage, context, ...subjects.flatMap(({ name, look }) => [name, look]), ...avoid];
  const names = cast.map(({ name }) => name);
  const aliases = createAliases(realNames, texts, names);
  const { hide, hideInList, reveal } = aliases;
  const hideIn = ({ name, look }: (typeof subjects)[number]) => ({
    name: hide(name),
    look: hideNamesInPrompt(look, aliases),
  });
  const listWithoutNames = hideInList(avoid);
  const hidden: MomentBrief = {
    ...brief,
    passage: hide(passage),
    context: hide(context),
    cast: cast.map(hideIn),
    place: place && hideIn(place),
    avoid: listWithoutNames,
    avoidNamed: avoid.filter((entry) => !listWithoutNames.includes(entry)),
  };
  return { hidden, reveal };
}

/** Null when the words that are drawn are not allowed; an alternative text that is not allowed becomes empty. */
async function withAllowedText(
  deps: MomentDeps,
  moment: SceneMoment,
  brief: MomentBrief,
  audience: Audience,
): Promise<SceneMoment | null> {
  const words = drawnText(moment);
  if (problemOfParagraph(words, brief) !== null) return null;
  const alt = problemOfParagraph(moment.alt, brief) === null ? moment.alt : '';
  const [ofWords, ofAlt] = await moderateVisibleTexts(deps, [words, alt]);
  const isFit = (verdict: typeof ofWords) => verdict !== undefined && refusedCategory(verdict, audience) === null;
  return isFit(ofWords) ? { ...moment, alt: isFit(ofAlt) ? alt : '' } : null;
}
