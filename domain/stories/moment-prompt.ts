import type { AgeRange } from '../audience/ages.ts';
import { toFieldValue } from '../images/labeled-prompt.ts';
import { LIMITS } from '../limits/limits.ts';
import { cutText } from '../text/cut-text.ts';
import { findPassage } from './scene-positions.ts';
import { AGE_LOOK, describePictured, describePicturedLocation, type Scene } from './scene-prompt.ts';
import { toParagraphs } from './story.ts';
import { BRIEF_RULE, JSON_RULE, toBriefInput, type StoryPrompt } from './story-prompt.ts';

/** A character or the location in the picture, with its name and at most six words that describe it. */
interface MomentSubject {
  name: string;
  look: string;
}

/** The task of turning a passage into one drawable moment. */
export interface MomentBrief {
  task: 'moment';
  ageRange: AgeRange;
  passage: string;
  /** The paragraphs before the passage, which tell where and when it happens; empty at the beginning of a story. */
  context: string;
  cast: MomentSubject[];
  /** Whether the whole cast is drawn, as when the family chose the pictures. */
  isEveryoneThere: boolean;
  place: MomentSubject | null;
  /** The camera of the page, if it is decided. */
  camera: string | null;
  avoid: string[];
  /** Avoided words that name a real child: not sent, but output is checked for them. */
  avoidNamed: string[];
}

const toSubject = (name: string, look: string): MomentSubject => ({
  name: cutText(toFieldValue(name), LIMITS.name),
  look: cutText(look, LIMITS.listEntry),
});

/** Where a passage begins: the index of its chapter, 0-3, and the offset in it. */
export interface PassagePosition {
  part: number;
  position: number;
}

const MAX_CONTEXT = 1_500;

/** The nearest whole paragraphs before a passage of the story; without a position, the passage's first one is found. */
export function contextOf(chapters: readonly string[], passage: string, at?: PassagePosition): string {
  const { part, position } = at ?? positionOf(chapters, passage);
  const before = [...chapters.slice(0, part), (chapters[part] ?? '').slice(0, position)];
  const paragraphs = before.flatMap(toParagraphs);
  let start = paragraphs.length;
  while (start > 0 && paragraphs.slice(start - 1).join(' ').length <= MAX_CONTEXT) start -= 1;
  return paragraphs.slice(start).join(' ');
}

function positionOf(chapters: readonly string[], passage: string): PassagePosition {
  const positions = chapters.map((chapter) => findPassage(chapter, passage, 0));
  const part = Math.max(
    0,
    positions.findIndex((position) => position !== null),
  );
  return { part, position: positions[part] ?? 0 };
}

/** The brief for a scene, without anything to avoid; cut to size caps, because a modified app may have stored more. */
export const buildMomentBrief = (
  { passage, ageRange, camera, pictured, described, place }: Omit<Scene, 'moment' | 'styleId'>,
  context = '',
): MomentBrief => ({
  task: 'moment',
  ageRange,
  passage,
  context,
  cast: [...pictured, ...described]
    .slice(0, LIMITS.listEntries)
    .map((each) => toSubject(each.name, describePictured(each, ageRange))),
  isEveryoneThere: false,
  place: place && toSubject(place.location.name, describePicturedLocation(place.location, ageRange)),
  camera,
  avoid: [],
  avoidNamed: [],
});

const INSTRUCTIONS = [
  'You decide what one full-page picture in a children’s picture book shows.',
  BRIEF_RULE,
  'Turn passage into one drawable moment: the single instant that tells most of it and that can be seen without its words. Only what can be seen: no talk, no thoughts, no before and after.',
  'In who, name everyone of cast exactly once, as cast does, and nobody else. In doing, say in at most twelve words what they do and feel as a body shows it, with hands, gaze and face, and whom they look at. Begin with a verb that ends in -ing. Their looks are known: say nothing of colors, clothes or kind, and show no power that the passage does not use.',
  'In where, say in at most twelve words where in the place they are, with at most two objects that matter.',
  'In camera, say in at most eight words the distance and the angle; if the brief has a camera, compose for it and repeat it. In light, in at most eight words, the time of day, the weather and where the light comes from. In mood, one or two words.',
  'In alt, describe the picture for somebody who cannot see it: one sentence in the present tense of at most 160 characters that says who does what and where. Do not begin with “a picture of” or the like.',
  'Show nothing of avoid, in these words or in others, and write no words, letters or numbers to be drawn.',
];

const CONTEXT_RULE =
  'context is what happens before the passage: only to know the place, the time and how things look; draw nothing else of it.';

const EVERYONE_RULE = 'Everyone of cast is in the picture and does something.';
const ABSENT_RULE =
  'Only somebody who is there at that instant is in the picture. For anyone of cast who is only spoken of, thought of, expected or remembered, leave doing empty. At least one of cast is there.';

const ageRule = (ageRange: AgeRange): string =>
  `The picture is for ages ${AGE_LOOK[ageRange]}: where the passage is darker than that, show a gentler instant of it.`;

export const buildMomentPrompt = (brief: MomentBrief): StoryPrompt => ({
  instructions: [
    ...INSTRUCTIONS,
    ...(brief.context === '' ? [] : [CONTEXT_RULE]),
    brief.isEveryoneThere ? EVERYONE_RULE : ABSENT_RULE,
    ageRule(brief.ageRange),
    JSON_RULE,
  ].join('\n'),
  input: toBriefInput(brief),
});
