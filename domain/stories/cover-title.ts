import { cutText } from '../text/cut-text.ts';

/** Longer names would fill a cover. A name of this length is shown whole, even if it has several words. */
const MAX_NAME = 18;

/** Words that need the next one: 'Captain Nemo', 'The Giant'. */
const BEFORE_A_NAME =
  /^(?:the|a|an|mr|mrs|ms|miss|dr|sir|lady|lord|king|queen|prince|princess|captain|professor|aunt|uncle|grandma|grandpa|old|little|big)\.?$/iu;

function coverName(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const [first = '', second = ''] = name.split(/\s+/u);
  const short = BEFORE_A_NAME.test(first) ? `${first} ${second}` : first;
  return short.length <= MAX_NAME ? short : `${cutText(short, MAX_NAME - 1)}…`;
}

/** A title for a cover: long names of the cast are shortened to their first name. */
export const coverTitle = (title: string, names: readonly string[]): string =>
  names.reduce((shorter, name) => shorter.replaceAll(name, () => coverName(name)), title);
