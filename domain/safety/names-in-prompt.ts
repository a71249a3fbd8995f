import { OUR_WORDS } from './our-words.ts';

/** Between the fields of a prompt, and between the details of one field (domain/images/labelled-prompt.ts). */
const SEPARATORS = /( \| |; )/;
const LABELLED = /^([^:]*: )(.*)$/s;
/** Between what was chosen from one list: 'Brave and Kind', 'Thin Ice, Deep Water'. */
const CHOICES = /, | and /;

/**
 * A picture's labelled prompt with `hide` of the aliases applied to all of it but values that are our own words: a child
 * who is called Bear is hidden, its character of kind 'Animal - Forest - Bear' stays one.
 */
export const hideNamesInPrompt = (prompt: string, hide: (text: string) => string): string =>
  prompt
    .split(SEPARATORS)
    .map((part) => {
      const [, label = '', value = part] = LABELLED.exec(part) ?? [];
      return value.split(CHOICES).every((choice) => OUR_WORDS.has(choice)) ? hide(label) + value : hide(part);
    })
    .join('');
