/** What stands between quotation marks is told; the talk of a model stands outside. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/gu;

/** A short answer to the parent, before what the model has written. */
const ANSWER =
  /^(?:sure|certainly|of course|absolutely|gladly|okay|ok|great|all ?right|got it|happy to help|here you go|enjoy)\s?[!.:]/iu;
const WORK =
  /\b(?:stor(?:y|ies)|tale|chapters?|parts?|version|continuation|continue|introduction|development|climax|resolution|paragraphs?|word count|draft|rewrit(?:e|ten)|rewrote|revised|request(?:ed)?|outline|instructions|prompt|ending|scene|bedtime)\b/iu;
/** How a model presents its work; a storyteller may begin so too. */
const PRESENTING =
  /^(?:(?:sure|certainly|of course|absolutely|gladly|okay|ok|great|all ?right), )?(?:here(?:['’]?s| is| are)|below is|this is|as (?:you )?(?:requested|asked)|i(?:['’]ve| have|['’]ll| will|['’]d| would| hope|['’]m happy)|let me|let['’]s begin|please note|note:|thank(?:s| you) for|the next chapter|is there anything)(?!\p{L})/iu;
/** Words of the work that no storyteller says of the story. */
const OWN_WORK =
  /\b(?:chapters?|part (?:one|two|three|four|\d)|continuation|version|rewritten|rewrote|revised|drafts?|paragraphs?|word count|outline|prompt|instructions|as requested|you (?:asked|requested|wanted)|your (?:request|story|child|little one|family)|enjoy (?:this|the|your))\b|:$/iu;
/** Lines that invite an answer, which only the parent could give. */
const INVITATION =
  /\b(?:would you like|do you want|shall i|should i|let me know|feel free|if you(?:['’]d| would) like)\b.*\b(?:me|i|continue|chapter|story|change|anything|more|another)\b/iu;

const NUMBER = '(?:\\d{1,3}|[ivxlc]{1,6}|one|two|three|four|first|second|third|fourth|last|final)';
/** The heading of a chapter: 'Chapter 1: The Lost Lantern', 'Part two', 'Introduction'. */
const HEADING = new RegExp(
  `^(?:(?:chapter|part|book|act) ${NUMBER}(?:$|[\\s:.,\u2013\u2014-].{0,80}$)|(?:title|chapter|theme|ages?)\\s?:.{0,80}$|(?:introduction|development|climax|resolution|prologue|epilogue)[:.]?$)`,
  'iu',
);
const CLOSING = /^(?:the end|fin|end of (?:the )?(?:story|chapter|part).{0,20}|to be continued)\s?[.!…]{0,3}$/iu;
/** A heading of Markdown, or a line that is emphasised as a whole. */
const TITLE_SIGNS = /^\s*(?:#{1,6}\s+\S.*|(\*\*|__)(?!\1)[^*_\n]+\1)\s*$/u;
const ENDS_SENTENCE = /[.!?…,;]["”’»)]*$/u;
const MAX_TITLE_WORDS = 9;

/** Remarks that a model puts anywhere: how long the chapter is, and what could be drawn. */
const REMARK =
  /[[(]\s*(?:(?:word count|end of|to be continued|page break)\b|(?:words?|illustration|image|picture|scene|art|note)\s?:)[^\])]{0,300}[\])]/giu;

export const withoutRemarks = (text: string): string => text.replace(REMARK, '');

/** A line without what is said in it. */
export const outsideQuotes = (text: string): string => text.replace(QUOTED, ' ').trim();

/** Whether the raw line is marked as a title and is no sentence. */
function isTitle(written: string, plain: string): boolean {
  if (!TITLE_SIGNS.test(written) || ENDS_SENTENCE.test(plain)) return false;
  return plain.split(/\s+/u).length <= MAX_TITLE_WORDS;
}

/**
 * Whether a line before the first or after the last paragraph of the story speaks to the parent, or is the heading of the
 * chapter. `written` is the line as the model wrote it, `plain` without signs.
 */
export function isTalkToParent(written: string, plain: string): boolean {
  const line = outsideQuotes(plain);
  if (HEADING.test(plain) || CLOSING.test(plain) || isTitle(written, plain)) return true;
  if (line === '') return false;
  if (INVITATION.test(line) || (ANSWER.test(line) && WORK.test(line))) return true;
  return PRESENTING.test(line) && OWN_WORK.test(line);
}
