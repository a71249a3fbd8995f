import { isNameIn } from '@talelantern/domain/text/same-name';

/** What is between quotation marks is told; the talk of a model is outside. A single mark inside a word is an apostrophe. */
const QUOTED =
  /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘(?:[^‘’]|’(?=\p{L})){0,2000}’(?!\p{L})|(?<![\p{L}\p{N}])'(?:[^']|'(?=\p{L})){0,2000}'(?!\p{L})/gu;

/** A verb of the past between speech and speaker: `, said the owl`, `! thought Pip`. Only a storyteller writes so. */
const NARRATED =
  /[,!?…:]\s+(?:\p{Ll}{2,}ed|said|says|thought|wrote|sang|read|told|spoke|swore|began|went|rang|asks) (?:(?:the|an?|his|her|their|its|my|our|another) \p{L}|\p{Lu})|\p{L} (?:said|asked|thought|wondered|whispered|cried|called|shouted|replied|answered|wrote|sang|sighed|promised)(?:[,:]| that\b)/u;

const NUMBER =
  '(?:\\d{1,3}|[ivxlc]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last|final)';
const PHASE = '(?:introduction|development|climax|resolution|prologue|epilogue)';
/** The heading of a chapter: 'Chapter 1: The Lost Lantern', 'Part two', 'Introduction'. */
const HEADING = new RegExp(
  `^(?:(?:chapter|part|book|act|scene) ${NUMBER}(?:$|\\s?[:.,\\u2013\\u2014-].{0,80}$)|${PHASE}[:.]?$)`,
  'iu',
);
/** A heading whose title follows without a sign: 'Chapter 1 The Lost Lantern'. */
const HEADING_WITH_TITLE = new RegExp(`^(?:chapter|part|book|act|scene) ${NUMBER} `, 'iu');
const CLOSING =
  /^(?:the end|end|fin|(?:the )?end of (?:the )?(?:story|chapter|part|introduction|development|climax|resolution).{0,20}|to be continued)$/iu;
/** What a model says about its work: 'Title: …', 'Word count: 512', 'Moral: …'. */
const LABELLED =
  /^(?:(?:story |chapter )?title|(?:next )?chapter|story|theme|tone|moral(?: of the story)?|lesson|setting|characters?|genre|summary|age(?:s| group| range)?|reading (?:time|level)|(?:total |approximate )?word count|illustrations?|images?|notes?)\s?:|^(?:total |approximate )?words\s?:\s*[~\d]|^(?:(?:rewritten|revised|new|updated|improved) )?(?:paragraph|version|passage)(?: \d+)?:$/iu;
const COUNT_OF_WORDS =
  /^[([~\s]*(?:about |approximately |approx\. )?\d[\d,.]* words[)\].\s]*$|^this (?:chapter|story|text)\b.*\b\d[\d,]* words\b/iu;

/** A short answer to the parent, before what the model has written. */
const ANSWER =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|gladly|okay|ok|great|wonderful|perfect|yes|hello|hi(?: there)?|all ?right|got it|happy to help|here you go|enjoy|i hope you like it|thank(?:s| you)(?: for .{0,40}?)?)\s?[!.:,]\s*/iu;
const EXCLAIMED_ANSWER = /^[\p{L}\s]{2,30}[!:]/u;
/** How a model presents its work; a storyteller may begin so too. */
const PRESENTING =
  /^(?:here(?:['’]?s| is| are| comes| goes| you go| we go| it is)|below is|the following is|this is|as (?:you )?(?:requested|asked)|i(?:['’]ve| have|['’]ll| will|['’]d| would| can| hope|['’]m happy)|let me|let['’]s (?:begin|dive|start|continue)|please note|thank(?:s| you) for|is there anything)(?!\p{L})/iu;
const WORK =
  /\b(?:stor(?:y|ies)|tale|chapters?|parts?|version|continuation|continue|introduction|development|climax|resolution|paragraphs?|word count|draft|rewrit(?:e|ten)|rewrote|revised|request(?:ed)?|outline|instructions|prompt|ending|scene|bedtime)\b/iu;
/** Words of the work that no storyteller says of the story. */
const OWN_WORK =
  /\b(?:chapters?|part (?:one|two|three|four|\d)|continuation|version|rewritten|rewrote|revised|drafts?|paragraphs?|word count|outline|prompt|instructions|as requested|you (?:asked|requested|wanted)|your (?:request|story|child|little one|family|expectations)|(?:write|create) (?:that|this|it|one) for you|(?:another|a different) (?:story|tale)|enjoy(?:ed)? (?:this|the|your))\b/iu;
/** Lines that invite an answer, which only the parent could give. */
const INVITATION =
  /\b(?:let me know|feel free to|stay tuned for|ready for (?:the next|chapter|part|more)|tell me (?:what|if|whether)|(?:would you like|do you want|want me to|if you(?:['’]d| would)? like)\b.*\b(?:me|i can|continue|chapter|story|changes?|adjust|anything|more|another|next)|(?:shall|should) (?:i|we)\b.*\b(?:continue|chapter|story|next part|write)|what (?:should|would you like|do you want).*\b(?:happen|change|see|read|next))\b/iu;
const INTRODUCES = /:$/u;
const HERE = /\b(?:here(?:['’]?s| is| are| goes| we go| you go)|below|following)(?!\p{L})/iu;

/** A heading of Markdown, or a line that is emphasised as a whole. */
const TITLE_SIGNS = /^\s*(?:#{1,6}\s+\S.*|(\*\*|__)(?!\1)[^*_\n]+\1)\s*$/u;
const ENDS_SENTENCE = /[.!?…,;]["”’»)]*$/u;
const MAX_TITLE_WORDS = 9;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Remarks that a model puts anywhere: how long the chapter is, and what could be drawn. */
const REMARK =
  /[[(]\s*(?:(?:word count|end of|to be continued|page break)\b|(?:words?|illustration|image|picture|scene|art|note)\s?:)[^\])]{0,300}[\])]/giu;

export const withoutRemarks = (text: string): string => text.replace(REMARK, '');

/** A line without what is said in it. */
export const outsideQuotes = (text: string): string => text.replace(QUOTED, ' ').trim();

/** Whether a line tells who speaks, thinks or writes. */
export const isNarrated = (line: string): boolean => NARRATED.test(line);

/** Whether the raw line is marked as a title and is no sentence. */
function isTitle(written: string, plain: string): boolean {
  if (!TITLE_SIGNS.test(written) || ENDS_SENTENCE.test(plain)) return false;
  return plain.split(/\s+/u).length <= MAX_TITLE_WORDS;
}

/** Lines that belong to no story, even if they name somebody of it. */
function isHeadingOrClosing(line: string): boolean {
  const words = line.replace(EDGES, '');
  if (HEADING.test(words) || HEADING.test(line) || CLOSING.test(words) || COUNT_OF_WORDS.test(line)) return true;
  return (HEADING_WITH_TITLE.test(line) || LABELLED.test(line)) && !ENDS_SENTENCE.test(line);
}

function speaksOfWork(line: string): boolean {
  if (INVITATION.test(line) || LABELLED.test(line)) return true;
  if (INTRODUCES.test(line) && HERE.test(line)) return true;
  if (ANSWER.test(line) && EXCLAIMED_ANSWER.test(line) && WORK.test(line)) return true;
  return PRESENTING.test(line.replace(ANSWER, '')) && OWN_WORK.test(line);
}

/** 'Sure, here is a story about Pip' presents the story although it names somebody of it. */
function presentsStory(line: string): boolean {
  const rest = line.replace(ANSWER, '');
  const isForParent = INTRODUCES.test(line) || rest !== line;
  return isForParent && PRESENTING.test(rest) && HERE.test(rest) && WORK.test(rest);
}

/**
 * Whether a line before the first or after the last paragraph of the story speaks to the parent, or is the heading of the
 * chapter. `written` is the line as the model wrote it, `plain` without signs; a line that names somebody of `cast` is
 * told unless its form leaves no doubt.
 */
export function isTalkToParent(written: string, plain: string, cast: readonly string[]): boolean {
  const line = outsideQuotes(plain);
  if (line === '') return false;
  if (isHeadingOrClosing(line) || isTitle(written, plain) || presentsStory(line)) return true;
  if (isNarrated(line) || cast.some((name) => isNameIn(line, name, cast))) return false;
  return speaksOfWork(line);
}
