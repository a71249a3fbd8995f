/** The name after the first mention: "the lamplighter's cat" becomes "the cat". */
export function shortNameOf(name: string): string {
  const head = name.replace(/ (?:from|with|in|on|of) .*$/u, '');
  return `the ${head.split(' ').at(-1) ?? head}`;
}

/** The name after the first mention: "a torn map with a cross in red ink" becomes "the torn map". */
export function definite(thing: string): string {
  const head = thing
    .replace(/,.*$/u, '')
    .replace(
      / (?:with|that|in|so|from|as|made|covered|tied|for|and|wrapped|bent|pushed|engraved|pressed|to)(?: .*)?$/u,
      '',
    );
  return head.replace(/^an? /u, 'the ');
}
