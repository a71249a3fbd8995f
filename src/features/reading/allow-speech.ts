/** Call this in a click handler: iOS lets a page speak only if its first speech began during a click. */
export function allowSpeech(): void {
  if ('speechSynthesis' in window && !speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
