/**
 * The words of a passage that say what time or weather it is. Only these may change the light of a place: the "golden" of
 * a golden key and the "dark" of dark eyes may not.
 */
const TIME_AND_WEATHER =
  /\b(?:(?:that|at|by|one|this|all) night|night (?:fell|came|was|sky)|midnight|nightfall)\b|\bmoon(?:light|lit|rise)?\b|\bstar(?:light|lit|ry)\b|\bstars (?:came|shone|twinkled|were)\b|\bsun(?:set|down|rise|ny|light|shine)\b|\bdusk\b|\btwilight\b|\bdawn\b|\bmorning\b|\bnoon\b|\bafternoon\b|\bevening\b|\bstorm(?:y)?\b|\bthunder\w*\b|\blightning\b|\brain(?:y|ed|ing|s)?\b(?!bow)|\bfog(?:gy)?\b|\bmist(?:y)?\b|\bcandle(?:light|lit)\b|\bfirelight\b|\bnorthern lights\b|\baurora\b/gi;

/** Those words, joined; empty when the passage says nothing of the kind. An evening is a sunset. */
export const timeAndWeather = (passage: string): string =>
  (passage.match(TIME_AND_WEATHER) ?? []).join(' ').replace(/evening/gi, 'sunset');
