import { mentionsAnyOf } from '@talelantern/domain/stories/scene-cast';
import { mentionsSpeaker, outsideQuotes } from './quoted-speech.ts';

const REGRET =
  /\b(?:i['’]?m (?:really |so |very |truly )?(?:sorry|unable)|i am (?:really |so |very |truly )?(?:sorry|unable)|(?:i['’]m|i am) (?:really )?afraid (?:that )?(?:i|this|that|the|your|we)|sorry,? (?:but|i)\b|i apologi[sz]e|(?:my )?apologies|unfortunately,? (?:i|this|that|your)|i (?:can(?:['’]t|not)|won['’]t|will not|(?:must|have to|need to) (?:\p{L}+ )?decline|am not (?:able|comfortable|allowed|permitted)|do not feel comfortable|don['’]t feel comfortable)|i['’]m not (?:able|comfortable|allowed|permitted)|as an ai|as a language model)\b/iu;
/** Things that a model mentions when it declines: the request or its writing, not the story. */
const REQUEST =
  /\b(?:(?:your|this|that|the) (?:request|prompt|content|topic|theme)|(?:help|assist) (?:you )?with (?:this|that|your)\b|assist with|(?:write|writing|create|creating|generate|generating|produce|producing|continue|continuing|provide|rewrite|complete) (?:.{0,60}\b)?(?:story|stories|chapter|content|text|paragraph|tale|request|scene|material)|(?:do|write|writing|create|creating|generate|generating|continue|continuing|continue with|continuing with) (?:this|that)(?: one)?(?=[.,!?]|$)|tell (?:this|that|such|you (?:this|that|such))\b.{0,30}\b(?:story|tale)|comply|fulfill?|guidelines|policy|policies|language model|\bai\b|inappropriate|against my)\b/iu;
/** Says that the request breaks a rule of the vendor; this is a refusal even without an apology. */
const RULE_REFUSAL =
  /\b(?:request|prompt|content|this|that|it)\b.{0,40}\b(?:(?:goes|is|are) against|violat(?:es|e|ing)|conflicts? with)\b.{0,60}\b(?:guidelines|polic(?:y|ies)|terms)\b/iu;

/** The first person declines, now: `I can’t`, `I’d rather not`, `This isn’t something I can`. */
const DECLINES = String.raw`\b(?:i (?:can(?:['’]t|not)|won['’]t|will not|couldn['’]t|must (?:\p{L}+ )?decline to|have to decline to|would rather not|don['’]t feel comfortable|do not feel comfortable)|i(?:['’]m| am) (?:not (?:able|comfortable|allowed) ?(?:to)?|unable to|going to have to)|i['’]d rather not|(?:isn['’]t|is not) something i can)`;
const MAKING =
  '(?:skip|write|writing|tell|telling|make|making|include|including|create|creating|generate|generating|produce|provide|continue|continuing|rewrite|complete|help|assist|fulfill?|comply)';
const WORK = '(?:stor(?:y|ies)|tale|chapter|scene|request|prompt|content|version|idea)';
/** Declines to make this, a story, or anything at all; not `I can’t tell you the whole story of Pip`. */
const WORK_REFUSAL = new RegExp(
  String.raw`${DECLINES}(?: \p{L}+)? ${MAKING}(?:[.!]|$| (?:with |on )?(?:this|that|it)(?: one)?(?=[.,;!?–—]|$| (?:as|because|in|safely|for you)\b)| (?:with |about )?(?:an?|the|this|that|such|any|your)?(?: \p{L}+)? ?\b${WORK}\b(?= (?:in|with|about|that|where|which|involving|as|for)\b|[.,;!?–—]|$)| (?:with )?stories\b| about (?:real|this|that)\b| for children\b)`,
  'iu',
);
const FIRST_SENTENCES = /^.{0,400}?[.!?](?=\s|$)(?:\s.{0,300}?[.!?](?=\s|$))?/u;

/**
 * Whether a model declines in prose instead of writing the story: outside quotation marks and in its first sentences it
 * declines to make a story, even if it mentions somebody; or it regrets, refers to the request or writing, and mentions
 * no character of the cast. Speech of a character is not an apology.
 */
export function isApology(text: string, names: readonly string[]): boolean {
  const line = outsideQuotes(text);
  if (mentionsSpeaker(line)) return false;
  if (WORK_REFUSAL.test(FIRST_SENTENCES.exec(line)?.[0] ?? line)) return true;
  if (mentionsAnyOf(line, names)) return false;
  return RULE_REFUSAL.test(line) || (REGRET.test(line) && REQUEST.test(line));
}
