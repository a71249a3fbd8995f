const sentenceOf = (complaint: string): string => `${complaint}.`;

/** The complaints that `wish` says. */
export const chosenComplaints = (wish: string, complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => wish.includes(sentenceOf(complaint)));

/** `wish` with exactly `chosen` of the complaints; what else it says stays. */
export function withComplaints(wish: string, chosen: readonly string[], complaints: readonly string[]): string {
  const own = complaints
    .reduce((text, complaint) => text.replace(sentenceOf(complaint), ''), wish)
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...complaints.filter((complaint) => chosen.includes(complaint)).map(sentenceOf), own]
    .filter((part) => part !== '')
    .join(' ');
}
