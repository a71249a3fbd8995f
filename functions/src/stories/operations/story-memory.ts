import { buildBibleBrief, buildBiblePrompt, type NotesReply } from '@talelantern/domain/stories/bible-prompt';
import { isLastPhase, phaseIndex, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { UNSAVED_KEPT_DAYS } from '@talelantern/domain/generation/job';
import { DAY_MS } from '@talelantern/domain/time/day';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger, ChapterVersion } from '../../generation/ports/records.ts';
import { describeCause, type Log } from '../../core/log.ts';
import type { ReplyOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { hashOfText } from '../../core/hash-of-text.ts';
import { withOffered } from './story-ideas.ts';

/** Output limit, enough for notes whose lists all have the maximum length. */
const MAX_OUTPUT_TOKENS = 4_000;

type Chapters = Pick<Story, 'previousParts'>;

/** The notes after the nearest earlier chapter of the story that has any. */
export const notesBefore = (ledger: ChapterLedger, phase: StoryPhase, story: Chapters): StoryBible =>
  nearestNotes(asSaved(ledger, story).notes, phaseIndex(phase) - 1);

/** The notes on all chapters of a story, including those after a chapter of which a paragraph is rewritten. */
export const notesOf = (ledger: ChapterLedger, story: Chapters): StoryBible =>
  nearestNotes(asSaved(ledger, story).notes, story.previousParts.length - 1);

/** An edited chapter does not match a version, so that it may be any of them. */
export function readersOf(ledger: ChapterLedger, part: number, story: Chapters): string[] {
  const phase = STORY_PHASES[part];
  if (!phase) return [];
  const { readers, laterVersions } = asSaved(ledger, story);
  const all = [readers[phase], ...(laterVersions[phase] ?? []).map(({ reader }) => reader)];
  return all.filter((reader) => typeof reader === 'string');
}

/** As the story has its chapters: two devices may have had one generated, and only one of the two is saved. */
export const asSaved = (ledger: ChapterLedger, { previousParts }: Chapters): ChapterLedger =>
  STORY_PHASES.reduce((seen, phase, part) => {
    const versions = seen.laterVersions[phase];
    const hash = versions && hashOfText(previousParts[part] ?? '');
    const version = versions?.find(({ textHash }) => textHash === hash);
    return version ? withVersion(seen, phase, version) : seen;
  }, ledger);

/** The ledger with this version of a chapter instead of all others. */
const withVersion = (
  ledger: ChapterLedger,
  phase: StoryPhase,
  { textHash, notes, cards, reader }: ChapterVersion,
): ChapterLedger => ({
  ...ledger,
  notes: withPhase(ledger.notes, phase, notes),
  talkCards: withPhase(ledger.talkCards, phase, cards.length > 0 ? { textHash, cards } : null),
  readers: withPhase(ledger.readers, phase, reader),
  laterVersions: withPhase(ledger.laterVersions, phase, null),
});

function withPhase<Value>(
  all: Partial<Record<StoryPhase, Value>>,
  phase: StoryPhase,
  value: Value | null,
): Partial<Record<StoryPhase, Value>> {
  const { [phase]: _former, ...others } = all;
  return value === null ? others : { ...others, [phase]: value };
}

const nearestNotes = (notes: ChapterLedger['notes'], last: number): StoryBible =>
  STORY_PHASES.slice(0, last + 1)
    .map((phase) => notes[phase])
    .findLast((bible) => bible !== undefined) ?? EMPTY_BIBLE;

/** Null after a failure, which is only logged, and after the last chapter unless cards are wanted. */
export async function updateNotes(
  { storyWriter, log }: { storyWriter: StoryWriter; log: Log },
  brief: StoryBrief,
  chapter: readonly string[],
  order: Omit<ReplyOrder, 'prompt' | 'maxOutputTokens'>,
  { asksForCards }: { asksForCards: boolean },
): Promise<NotesReply | null> {
  if (isLastPhase(brief.phase) && !asksForCards) return null;
  const prompt = buildBiblePrompt(buildBibleBrief(brief, chapter), { asksForCards });
  try {
    return await storyWriter.updateNotes({ ...order, prompt, maxOutputTokens: MAX_OUTPUT_TOKENS });
  } catch (error) {
    log('warning', 'story_notes_missing', { requestId: order.requestId, ...describeCause(error) });
    return null;
  }
}

interface ChapterNotes {
  /** The child for whom the chapter was requested. */
  childId: string | null;
  bible: StoryBible | null;
  ideas: readonly StoryIdea[];
  talkCards: TalkCard[];
  /** The chapter that the cards are about. */
  text: string;
}

/** How many versions of a chapter are stored besides the first one, which is stored separately. */
const MAX_LATER_VERSIONS = 3;

/**
 * Stores the reader, notes, ideas and cards after a chapter in its ledger. Notes are per chapter, so that a regenerated
 * chapter starts from the previous ones. The chapter may never be saved: another version may be saved instead, and its
 * story may have been deleted in the meantime.
 */
export async function recordNotes(
  tx: StoreTx,
  { uid, memoryKey, phase, now }: { uid: string; memoryKey: string; phase: StoryPhase; now: number },
  { childId, bible, ideas, talkCards, text }: ChapterNotes,
): Promise<void> {
  const ledger = await tx.chapterLedger(uid, memoryKey);
  if (!ledger) return;
  const version = { textHash: hashOfText(text), notes: bible, cards: talkCards, reader: childId };
  const later = [...(ledger.laterVersions[phase] ?? []), version].slice(-MAX_LATER_VERSIONS);
  // The version that is being stored is counted in `used` already.
  const isFirst = ledger.phases[phase].used <= 1;
  tx.saveChapterLedger({
    ...(isFirst
      ? withVersion(ledger, phase, version)
      : { ...ledger, laterVersions: withPhase(ledger.laterVersions, phase, later) }),
    offered: withOffered(ledger.offered, phase, ideas),
    wordsUntil: now + UNSAVED_KEPT_DAYS * DAY_MS,
  });
}
