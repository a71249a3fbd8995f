import type { ModerationPattern } from './moderation-pattern.ts';

export const THREATS_AND_HATE_PATTERNS: readonly ModerationPattern[] = [
  {
    pattern:
      /\bi(?:['’]?m| am|['’]ll)?\s+(?:(?:going to|gonna|will|shall)\s+)?(?:(?:kill|hurt|stab|shoot|strangle|murder)\s+(?:you|him|her|them)\b|beat\s+(?:you|him|her|them)\s+up\b)/iu,
    scores: { harassment: 0.9, 'harassment/threatening': 0.92, violence: 0.7 },
  },
  {
    pattern: /\b(?:cut|slit|slash)\s+(?:your|his|her|their)\s+throats?\b/iu,
    scores: { harassment: 0.7, 'harassment/threatening': 0.85, violence: 0.9, 'violence/graphic': 0.85 },
  },
  {
    pattern: /\b(?:everyone|everybody)\s+hates\s+you\b/iu,
    scores: { harassment: 0.8 },
  },
  {
    pattern:
      /\byou(?:['’]?re| are)\s+(?:so\s+|too\s+)?(?:fat|ugly|worthless|disgusting)\b.{0,20}\b(?:nobody|no one|everyone|everybody)\b/iu,
    scores: { harassment: 0.85 },
  },
  { pattern: /\b(?:dumbass|jackass|asshole|dipshit|scumbag|douche\w*)\b/iu, scores: { harassment: 0.92 } },
  {
    pattern:
      /\byou(?:['’]re| are)?\s+(?:a\s+)?(?:worthless|pathetic|ugly|stupid|fat)\s+(?:loser|idiot|pig|cow|moron|freak)\b/iu,
    scores: { harassment: 0.88 },
  },
  { pattern: /\b(?:nobody|no one)\s+(?:would miss you|will ever love you)\b/iu, scores: { harassment: 0.8 } },
  { pattern: /\b(?:heil hitler|white power|master race|ethnic cleansing)\b/iu, scores: { hate: 0.95 } },
  {
    pattern:
      /\b(?:all|those|these)\s+(?:jews|muslims|christians|blacks|whites|gays|immigrants|foreigners|disabled people)\s+(?:are|should|must|deserve)\b(?!\s+(?:\w+\s+){0,2}(?:welcome|friends?|equal|free|kind|loved|invited|people|safe))/iu,
    scores: { hate: 0.93, harassment: 0.7 },
  },
  {
    pattern:
      /\b(?:jews|muslims|christians|blacks|whites|gays|immigrants|refugees|foreigners|gypsies)\s+are\s+(?:all\s+)?(?:animals|vermin|rats|scum|dirty|pigs|parasites|criminals|subhuman|inferior)\b/iu,
    scores: { hate: 0.95, harassment: 0.7 },
  },
  { pattern: /\bgo back to your own country\b/iu, scores: { hate: 0.8, harassment: 0.7 } },
  {
    pattern:
      /\b(?:disabled|handicapped|autistic)\s+(?:children|kids|people)\s+(?:should(?:n['’]t| not)|don['’]t deserve to|have no right to)\s+(?:exist|live|be (?:born|alive|allowed))\b/iu,
    scores: { hate: 0.93 },
  },
  {
    pattern:
      /\b(?:kill|exterminate|gas|burn)\s+(?:all\s+)?(?:the\s+)?(?:jews|muslims|christians|gays|immigrants|foreigners)\b/iu,
    scores: { hate: 0.97, 'hate/threatening': 0.97, violence: 0.8 },
  },
  { pattern: /\b(?:f[*#]+c?k|sh[*#]t|b[*#]tch|c[*#]nt)\w*/iu, scores: { harassment: 0.9 } },
  {
    pattern:
      /\byou\s+(?:(?:worthless|pathetic|ugly|stupid|fat|dumb|disgusting)\s+){1,3}(?:loser|idiot|pig|cow|moron|freak)\b/iu,
    scores: { harassment: 0.88 },
  },
  {
    pattern:
      /\b(?:women|girls|(?:black|brown|jewish|gay|disabled)\s+people)\s+are\s+(?:\w+\s+)?(?:inferior|subhuman|worthless|monkeys|apes|animals|vermin)\b/iu,
    scores: { hate: 0.93, harassment: 0.7 },
  },
];
