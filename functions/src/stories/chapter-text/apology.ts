import { isNameIn } from '@talelantern/domain/text/same-name';
import { isNarrated, outsideQuotes } from './talk-to-parent.ts';

const REGRET =
  /\b(?:i['’]?m (?:really |so |very |truly )?(?:sorry|unable)|i am (?:really |so |very |truly )?(?:sorry|unable)|(?:i['’]m|i am) (?:really )?afraid (?:that )?(?:i|this|that|the|your|we)|sorry,? (?:but|i)\b|i apologi[sz]e|(?:my )?apologies|unfortunately,? (?:i|this|that|your)|i (?:can(?:['’]t|not)|won['’]t|will not|(?:must|have to|need to) (?:\p{L}+ )?decline|am not (?:able|comfortable|allowed|permitted)|do not feel comfortable|don['’]t feel comfortable)|i['’]m not (?:able|comfortable|allowed|permitted)|as an ai|as a language model)\b/iu;
/** What a model speaks of when it declines: the request and the writing, not the story. */
const REQUEST =
  /\b(?:(?:your|this|that|the) (?:request|prompt|content|topic|theme)|(?:help|assist) (?:you )?with (?:this|that|your)\b|assist with|(?:write|writing|create|creating|generate|generating|produce|producing|continue|continuing|provide|rewrite|complete) (?:.{0,60}\b)?(?:story|stories|chapter|content|text|paragraph|tale|request|scene|material)|(?:do|write|writing|create|creating|generate|generating|continue|continuing|continue with|continuing with) (?:this|that)(?: one)?(?=[.,!?]|$)|tell (?:this|that|such|you (?:this|that|such))\b.{0,30}\b(?:story|tale)|comply|fulfil|guidelines|policy|policies|language model|\bai\b|inappropriate|against my)\b/iu;
/** A rule of the vendor that the request breaks; nothing else needs to be regretted. */
const BREAKS_RULES =
  /\b(?:request|prompt|content|this|that|it)\b.{0,40}\b(?:(?:goes|is|are) against|violat(?:es|e|ing)|conflicts? with)\b.{0,60}\b(?:guidelines|polic(?:y|ies)|terms)\b/iu;

/**
 * Whether a model declines in prose instead of telling: outside quotation marks it regrets and speaks of the request or
 * of writing, nobody is told to say it, and it names nobody of the cast.
 */
export function isApology(text: string, names: readonly string[]): boolean {
  const line = outsideQuotes(text);
  if (isNarrated(line) || names.some((name) => isNameIn(line, name, names))) return false;
  return BREAKS_RULES.test(line) || (REGRET.test(line) && REQUEST.test(line));
}
