import { mentionsAnyOf } from '@talelantern/domain/stories/scene-cast';
import { CHAPTER, isHeadingOrClosing, isTitle, LABELED, NUMBER } from './headings.ts';
import { mentionsSpeaker, outsideQuotes } from './quoted-speech.ts';

/** A short reply to the parent, before what the model has written. */
const REPLY =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|gladly|okay|ok|great|wonderful|perfect|yes|hello|hi(?: there)?|all ?right|got it|happy to help|here you go|enjoy|i hope you like it|thank(?:s| you)(?: for .{0,40}?)?)\s?[!.:,–—-]\s*/iu;
/** Phrases with which a model presents its work; a paragraph of a story may begin like this too. */
const PRESENTATION =
  /^(?:here(?:['’]?s| is| are| comes| goes| you go| we go| it is)|below is|the following is|as (?:you )?(?:requested|asked)|continuing(?= from| the story)|i(?:['’]ve| have|['’]ll| will|['’]d| would| can| hope|['’]m happy)|let me|let['’]s (?:begin|dive|start|continue)|please note|thank(?:s| you) for|is there anything)(?!\p{L})/iu;
const WORK =
  /\b(?:stor(?:y|ies)|tale|chapters?|parts?|version|continuation|continue|introduction|development|climax|resolution|paragraphs?|word count|draft|rewrit(?:e|ten)|rewrote|revised|request(?:ed)?|outline|instructions|prompt|ending|scene|bedtime)\b/iu;
/** Words about the work that do not occur in a story. */
const OWN_WORK = new RegExp(
  [
    String.raw`\b(?:chapter|part|paragraph) ${NUMBER}\b`,
    String.raw`\b(?:first|second|third|next|new|revised|rewritten|updated|requested) (?:chapters?|parts?|paragraphs?|version|draft|installment|episode|story|tale)\b`,
    String.raw`\b(?:written|writing|write|create[ds]?|rewrote|kept) (?:(?:a|an|the|this|that|it|one)\b)?.{0,30}\b(?:chapter|story|tale|for you)\b`,
    String.raw`\byour (?:request|story|child|little one|family|expectations|next|chapter)\b|\bcontinuation\b|\bas requested\b|\byou (?:asked|requested|wanted)\b|\bword count\b|\bprompt\b`,
    String.raw`\b(?:another|a different) (?:story|tale)\b|\benjoy(?:ed)? (?:this|the|your) (?:story|chapter|tale)\b|\bfrom where we left off\b|\bcontinuing the story\b`,
  ].join('|'),
  'iu',
);
const INTRODUCES = /:$/u;
const HERE = /\b(?:here(?:['’]?s| is| are| goes| we go| you go)|below|following)(?!\p{L})/iu;

/** Phrases that invite a reply, which only the parent could give. */
const INVITATION = new RegExp(
  [
    String.raw`(?:^|[.!?,;:–—] |\b(?:please|just|and|so) )let me know\b|\bfeel free to (?:ask|tell|let|change|request|share)\b`,
    String.raw`\b(?:stay tuned for|say the word and i|ready for (?:the next|chapter|part|more)|tell me (?:what|if|whether))\b`,
    String.raw`(?:\bwould you like|\bdo you want|^want)\b[^.?!]*\b(?:me to|what happens|(?:the )?next (?:chapter|part|story|one)|chapter|another(?= story| chapter| part| tale| one|\?))`,
    String.raw`\bif you(?:['’]d| would)? (?:like|want)\b[^.?!]*\b(?:i can|(?:tell|let|ask) me|me to|chapter|story|ending|changes?)\b`,
    String.raw`\b(?:shall|should) (?:i|we)\b[^.?!]*\b(?:continue|chapter|story|next part|write)\b`,
    String.raw`\bwhat (?:would you like|do you want)\b[^.?!]*\b(?:to happen|change|next)\b|\bwhat should happen next\b|\bwhat happens next\?`,
  ].join('|'),
  'iu',
);
/** What an invitation is about; a story that only sounds like one seldom mentions it. */
const ABOUT_WORK =
  /\b(?:stor(?:y|ies)|tales?|chapters?|parts?|versions?|installments?|episodes?|i|me|you|your|happens? next)\b/iu;
const WRITING = '(?:write|continue|adjust|change|make|add|rewrite)';
/** A sentence that is certainly an invitation, from its phrase on. */
const CERTAIN_INVITATION = new RegExp(
  String.raw`\b(?:(?:would you like|want) me to ${WRITING}\b|let me know (?:if|whether|what|which|how|when)\b[^.?!]*\byou\b)[^.?!]*`,
  'giu',
);
/** An invitation is short; a longer last paragraph with such a phrase is the end of the story. */
const MAX_INVITATION_WORDS = 25;

const isInvitation = (line: string): boolean =>
  INVITATION.test(line) &&
  ABOUT_WORK.test(line) &&
  line.replace(CERTAIN_INVITATION, '').split(/\s+/u).length <= MAX_INVITATION_WORDS;

/** Lines at the end that mention the next chapter, or offer to write it, even if they mention a character. */
const OFFER = new RegExp(
  [
    String.raw`^if you(?:['’]d| would)? (?:like|want)\b[^.?!]*\b(?:i can|me to|tell me|let me know|next chapter)\b`,
    String.raw`^(?:would you like me|do you want me|let me know|in the next chapter(?! of))\b|^next time:`,
    String.raw`^(?:shall i|i can|i(?:['’]m| am|['’]d be) happy to) (?:also )?${WRITING}\b`,
  ].join('|'),
  'iu',
);
const END_OF_CHAPTER = new RegExp(`^end of ${CHAPTER}\\b`, 'iu');

/** Remarks that a model puts anywhere: the number of a paragraph, how long the chapter is, what could be drawn. */
const REMARK =
  /^\s*[*_]{0,2}paragraph \d{1,2}[*_]{0,2}:[*_]{0,2}(?=\s*\S)|[[(]\s*(?:(?:word count|end of|to be continued|page break)\b|(?:words?|illustration|image|picture|scene|art|note)\s?:)[^\])]{0,300}[\])]/giu;

export const withoutRemarks = (text: string): string => text.replace(REMARK, '');

/** 'Sure, here is chapter two' and 'Here is a story about Pip:' present the story, even if they mention a character. */
function presentsStory(line: string): boolean {
  const rest = line.replace(REPLY, '');
  if (!PRESENTATION.test(rest)) return false;
  const isForParent = INTRODUCES.test(line) || rest !== line;
  return OWN_WORK.test(rest) || (isForParent && HERE.test(rest) && WORK.test(rest));
}

const introduces = (line: string): boolean =>
  INTRODUCES.test(line) && (HERE.test(line) || PRESENTATION.test(line.replace(REPLY, '')));

export interface Talk {
  rawLine: string;
  /** The line without signs. */
  plain: string;
  cast: readonly string[];
  isAfterStory: boolean;
}

/**
 * Whether a line before the first or after the last paragraph of the story speaks to the parent, or is the heading of
 * the chapter. A line with a speech tag (`said the owl`) is part of the story, and so is one that mentions a character
 * of the cast, unless its form is certainly commentary.
 */
export function isTalkToParent({ rawLine, plain, cast, isAfterStory }: Talk): boolean {
  const line = outsideQuotes(plain);
  if (line === '') return false;
  if (isHeadingOrClosing(line) || (!isAfterStory && isTitle(rawLine, plain))) return true;
  if (mentionsSpeaker(line)) return false;
  if (presentsStory(line) || (isAfterStory && (OFFER.test(line) || END_OF_CHAPTER.test(line)))) return true;
  if (mentionsAnyOf(line, cast)) return false;
  return introduces(line) || LABELED.test(line) || (isAfterStory && isInvitation(line));
}
