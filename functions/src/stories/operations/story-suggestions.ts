import { refusedCategory } from '@talelantern/domain/safety/moderation-policy';
import type { NotesReply } from '@talelantern/domain/stories/bible-prompt';
import { readBookTitle } from '@talelantern/domain/stories/book-title';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import { threeIdeas } from '@talelantern/domain/stories/default-ideas';
import { isLastPhase, nextPhase } from '@talelantern/domain/stories/phases';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { readStoryIdeas, type StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { readTalkCards } from '@talelantern/domain/stories/talk-cards';
import { describeCause } from '../../core/log.ts';
import { moderateVisibleTexts, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import { namesOf, readLine } from '../chapter-text/chapter-text.ts';
import { problemOfParagraph } from '../chapter-text/readable-chapter.ts';
import type { HiddenAssignment } from './story-safety.ts';

type Suggested = Pick<NotesReply, 'ideas' | 'bookTitle' | 'talkCards'>;

interface SuggestionsRequest {
  requestId: string;
  /** The request of the finished chapter. */
  story: CheckedStoryRequest;
  avoid: readonly string[];
  asksForCards: boolean;
}

const NOTHING_SUGGESTED: Suggested = { ideas: [], bookTitle: null, talkCards: [] };

/**
 * The suggestions of `notes` that are fit for the child: three ideas for the next chapter, filled up with default
 * ideas (none after the last chapter), the title of a book after its first chapter, and cards for talking about the
 * chapter. Never throws, because a chapter is usable without them.
 */
export async function checkSuggestions(
  deps: ModerationDeps,
  { brief, reveal }: Pick<HiddenAssignment, 'brief' | 'reveal'>,
  notes: Suggested | null,
  { requestId, story, avoid, asksForCards }: SuggestionsRequest,
): Promise<Suggested> {
  const fitSuggestions = await fitOf(deps, brief, notes ?? NOTHING_SUGGESTED).catch((error: unknown) => {
    deps.log('warning', 'story_suggestions_missing', { requestId, ...describeCause(error) });
    return NOTHING_SUGGESTED;
  });
  const ownIdeas = fitSuggestions.ideas.map((idea) => ({
    ...idea,
    title: reveal(idea.title),
    line: reveal(idea.line),
  }));
  const cards = asksForCards ? fitSuggestions.talkCards.map((card) => ({ ...card, text: reveal(card.text) })) : [];
  const talkCards = readTalkCards(cards);
  if (isLastPhase(story.phase)) return { ...NOTHING_SUGGESTED, talkCards };
  return {
    ideas: threeIdeas(readStoryIdeas(ownIdeas), { phase: nextPhase(story.phase), characters: story.characters, avoid }),
    bookTitle: readBookTitle(reveal(fitSuggestions.bookTitle ?? '')),
    talkCards,
  };
}

const textOf = ({ title, line }: StoryIdea): string => `${title}. ${line}`;

/** As plain text, without unreadable and refused ones, checked in one request. @throws AppError of the moderator. */
async function fitOf(
  deps: Pick<ModerationDeps, 'moderator'>,
  brief: StoryBrief,
  { ideas, bookTitle, talkCards }: Suggested,
): Promise<Suggested> {
  const names = namesOf(brief);
  const toPlain = (text: string): string => readLine(text, names);
  const clean = ideas.map((idea) => ({ ...idea, title: toPlain(idea.title), line: toPlain(idea.line) }));
  const title = toPlain(bookTitle ?? '');
  const cards = talkCards.map((card) => ({ ...card, text: toPlain(card.text) }));
  const readable = [...clean.map(textOf), title, ...cards.map((card) => card.text)].filter(
    (text) => text !== '' && problemOfParagraph(text, brief) === null,
  );
  const verdicts = await moderateVisibleTexts(deps, readable);
  const acceptableTexts = new Set(
    readable.filter((_, index) => {
      const verdict = verdicts[index];
      return verdict !== undefined && refusedCategory(verdict, brief.ageRange) === null;
    }),
  );
  return {
    ideas: clean.filter((idea) => acceptableTexts.has(textOf(idea))),
    bookTitle: acceptableTexts.has(title) ? title : null,
    talkCards: cards.filter(({ text }) => acceptableTexts.has(text)),
  };
}
