import type { ModerationPattern } from './moderation-pattern.ts';

export const ILLICIT_PATTERNS: readonly ModerationPattern[] = [
  {
    pattern: /\b(?:cocaine|heroin|methamphetamines?|(?:crystal )?meth|crack pipe|ketamine|fentanyl|lsd|mdma)\b/iu,
    scores: { illicit: 0.92 },
  },
  {
    pattern:
      /\b(?:marijuana|cannabis|smok\w+\s+(?:some\s+)?(?:weed|pot|crack|meth)|drug dealers?|get(?:ting)? high on)\b/iu,
    scores: { illicit: 0.85 },
  },
  {
    pattern: /\b(?:inject|snort|shoot up|overdos)\w*\b.{0,20}\b(?:drugs?|pills?|powder)\b/iu,
    scores: { illicit: 0.88, 'self-harm': 0.4 },
  },
  { pattern: /\b(?:vodka|whisky|whiskey|drunk|cigarettes?|vap(?:e|ing))\b/iu, scores: { illicit: 0.3 } },
  {
    pattern:
      /\bhow\s+to\s+(?:make|build|buy|get)\s+(?:a\s+|an\s+)?(?:pipe\s+)?(?:bomb|gun|explosives?|silencer|poison)s?\b/iu,
    scores: { illicit: 0.93, 'illicit/violent': 0.95 },
  },
  { pattern: /\b(?:school shooting|pipe bomb|molotov)\b/iu, scores: { 'illicit/violent': 0.9, violence: 0.85 } },
  {
    pattern:
      /\b(?:how\s+to|teach me\s+(?:how\s+)?to|ways?\s+to)\b.{0,30}\b(?:shoplift|hotwire|hack into|rob\s+(?:a|the)\s+(?:bank|house|shop|store)|steal\s+(?:a car|money|credit cards?|from\s+(?:a|the)\s+(?:shop|store)))\b/iu,
    scores: { illicit: 0.8 },
  },
  { pattern: /\b(?:buy|sell|selling|deal|dealing)\s+(?:some\s+)?(?:weed|drugs|crack)\b/iu, scores: { illicit: 0.88 } },
  { pattern: /\b(?:lines?\s+of\s+coke|snort\w*\b.{0,20}\bcoke)\b/iu, scores: { illicit: 0.9 } },
  {
    pattern: /\b(?:children|kids?|boys?|girls?|teens?)\b.{0,30}\b(?:get|got|getting)\s+drunk\b/iu,
    scores: { illicit: 0.7 },
  },
  {
    pattern:
      /\b(?:make|build|construct)\s+(?:a\s+|an\s+|some\s+)?(?:pipe\s+|nail\s+)?(?:bombs?|explosives?|molotovs?|napalm)\b/iu,
    scores: { illicit: 0.9, 'illicit/violent': 0.93 },
  },
  { pattern: /\b(?:get|buy|make)\s+(?:a\s+)?fake\s+(?:id|passport)s?\b/iu, scores: { illicit: 0.75 } },
];
