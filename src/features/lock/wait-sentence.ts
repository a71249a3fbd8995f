const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** How long a wait still takes, for people: seconds as they pass, minutes rounded up. */
export function waitSentence(waitMs: number): string {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  if (seconds > MINUTE_S) return `You can try again in ${Math.ceil(seconds / MINUTE_S)} minutes.`;
  if (seconds === MINUTE_S) return 'You can try again in a minute.';
  return `You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
