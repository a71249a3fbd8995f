/** Ways to reach somebody, which have no place where strangers read: addresses, links, numbers (abuse case E16). */
const CONTACT_DETAILS: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/iu,
  /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|de|co|uk|eu|info|app|me|tv|gg|ly|dev|xyz)\b/iu,
  /\+\d(?:[\s()./-]*\d){6,}\b/u,
  // Numbers as they are dialled, in groups of two and more: nobody counts like that.
  /\b\d{7,}\b|\b\d{3,}[\s()./-]+\d{4,}\b|\b\d{2,}(?:[\s()./-]+\d{2,}){2,}\b/u,
  /(?:^|\s)@[\p{L}\p{N}_.]{3,}/u,
];

/** Whether `text` tells how to reach somebody. */
export const hasContactDetails = (text: string): boolean => CONTACT_DETAILS.some((pattern) => pattern.test(text));
