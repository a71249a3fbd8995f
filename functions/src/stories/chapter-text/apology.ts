import { isNameIn } from '@talelantern/domain/text/same-name';
import { outsideQuotes } from './talk-to-parent.ts';

const REGRET =
  /\b(?:i['’]?m (?:really |so |very |truly )?(?:sorry|afraid|unable)|i am (?:really |so |very |truly )?(?:sorry|afraid|unable)|sorry,? (?:but|i)\b|i apologi[sz]e|my apologies|unfortunately,? i|i (?:can(?:['’]t|not)|won['’]t|will not|must decline|have to decline|am not able|do not feel comfortable|don['’]t feel comfortable)|as an ai|as a language model)\b/iu;
/** What a model speaks of when it declines: the request and the writing, not the story. */
const REQUEST =
  /\b(?:(?:your|this|that|the) (?:request|prompt|content|topic|theme)|(?:help|assist) (?:you )?with (?:this|that)\b|help with that request|assist with|(?:write|writing|create|creating|generate|generating|produce|producing|continue|continuing|tell|provide|rewrite|complete) (?:.{0,60}\b)?(?:story|stories|chapter|content|text|paragraph|tale|request|scene|material)|comply|fulfil|guidelines|policy|policies|language model|\bai\b|inappropriate|against my)\b/iu;

/**
 * Whether a model declines in prose instead of telling: outside quotation marks it regrets, it speaks of the request or
 * of writing, and it names nobody of the cast.
 */
export function isApology(text: string, names: readonly string[]): boolean {
  const line = outsideQuotes(text);
  return REGRET.test(line) && REQUEST.test(line) && !names.some((name) => isNameIn(line, name, names));
}
