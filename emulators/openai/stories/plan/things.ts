/** "the lamplighter's cat" is met once and then called "the cat". */
export function shortNameOf(name: string): string {
  const head = name.replace(/ (?:from|with|in|on|of) .*$/u, '');
  return `the ${head.split(' ').at(-1) ?? head}`;
}

/** "a torn map with a cross in red ink" is found once and then called "the torn map". */
export function definite(thing: string): string {
  const head = thing
    .replace(/,.*$/u, '')
    .replace(/ (?:with|that|in|so|from|as|made|covered|tied|for|and|wrapped|bent|pushed|engraved|to)(?: .*)?$/u, '');
  return head.replace(/^an? /u, 'the ');
}
