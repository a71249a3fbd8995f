import type { Category } from './categories.ts';

export interface ModerationPattern {
  pattern: RegExp;
  /** Scores from 0.5 on flag the input; lower ones are for products with their own limits per age. */
  scores: Partial<Record<Category, number>>;
}

const BODY_OWNER = '(?:my|your|him|her|them|his|their|our)';

const SEXUAL: readonly ModerationPattern[] = [
  {
    pattern: /\b(?:nude|nudes|nudity|topless|striptease|stripper|erotic\w*|porn\w*|xxx|lingerie|fetish)\b/iu,
    scores: { sexual: 0.95 },
  },
  { pattern: /\bnaked\b(?!\s+(?:eye|eyes|mole|tree|trees|branch|branches|truth))/iu, scores: { sexual: 0.9 } },
  { pattern: /\b(?:sexy|sexual\w*|seduc\w+|aroused|horny|making love|make love)\b/iu, scores: { sexual: 0.92 } },
  {
    pattern: new RegExp(
      `\\b(?:take|took|taking|tear|tore|pull|pulled)\\s+off\\s+(?:all\\s+)?${BODY_OWNER}\\s+(?:clothes|shirt|dress|pants|underwear)\\b`,
      'iu',
    ),
    scores: { sexual: 0.85 },
  },
  {
    pattern: /\bundress(?:ed|ing|es)?\b.{0,40}\b(?:him|her|them|girl|boy|woman|man)\b/iu,
    scores: { sexual: 0.85 },
  },
  {
    pattern:
      /\b(?:child|children|kid|kids|minor|underage|teen|teenage|little girl|little boy)\b.{0,40}\b(?:nude|naked|sexy|sexual|porn\w*|undress\w*|lingerie)\b/iu,
    scores: { sexual: 0.95, 'sexual/minors': 0.97 },
  },
  {
    pattern:
      /\b(?:nude|naked|sexy|sexual|porn\w*|undress\w*)\b.{0,40}\b(?:child|children|kid|kids|minor|underage|teen|girl|boy)\b/iu,
    scores: { sexual: 0.95, 'sexual/minors': 0.97 },
  },
];

const SELF_HARM: readonly ModerationPattern[] = [
  {
    pattern: /\bkill(?:s|ed|ing)?\s+(?:my|your|him|her|them)sel(?:f|ves)\b/iu,
    scores: { 'self-harm': 0.97, 'self-harm/intent': 0.8 },
  },
  { pattern: /\b(?:suicid\w+|self[- ]harm\w*)\b/iu, scores: { 'self-harm': 0.94 } },
  {
    pattern: /\bcut(?:s|ting)?\s+(?:my|your|him|her|them)sel(?:f|ves)\s+(?:to|on purpose|again|because|with a)\b/iu,
    scores: { 'self-harm': 0.9 },
  },
  {
    pattern: /\b(?:cut|cuts|cutting|slit|slits|slitting)\s+(?:my|your|his|her|their)\s+(?:own\s+)?wrists?\b/iu,
    scores: { 'self-harm': 0.96, 'violence/graphic': 0.5 },
  },
  {
    pattern: /\b(?:end|ended|ending|take|took|taking)\s+(?:my|your|his|her|their)\s+own\s+(?:life|lives)\b/iu,
    scores: { 'self-harm': 0.96 },
  },
  { pattern: /\bhang(?:s|ed|ing)?\s+(?:my|your|him|her|them)sel(?:f|ves)\b/iu, scores: { 'self-harm': 0.95 } },
  { pattern: /\bi\s+(?:just\s+)?want(?:ed)?\s+to\s+die\b/iu, scores: { 'self-harm': 0.9, 'self-harm/intent': 0.94 } },
  { pattern: /\b(?:better off dead|no reason to live)\b/iu, scores: { 'self-harm': 0.85 } },
  {
    pattern: /\bstarv(?:e|ed|ing)\s+(?:my|your|him|her|them)sel(?:f|ves)\b/iu,
    scores: { 'self-harm': 0.9, 'self-harm/instructions': 0.4 },
  },
  {
    pattern: /\bhow\s+to\s+(?:kill|cut|hurt|starve|hang)\s+(?:my|your)self\b/iu,
    scores: { 'self-harm': 0.97, 'self-harm/instructions': 0.97 },
  },
];

const VIOLENCE: readonly ModerationPattern[] = [
  {
    pattern: /\b(?:dismember\w*|disembowel\w*|decapitat\w+|behead\w*|mutilat\w+|eviscerat\w+)\b/iu,
    scores: { violence: 0.95, 'violence/graphic': 0.95 },
  },
  {
    pattern: /\b(?:gore|gory|entrails|intestines|bloodbath|massacre\w*)\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.9 },
  },
  {
    pattern: /\bblood\b.{0,24}\b(?:spurt\w*|gush\w*|splatter\w*|spray\w*|pour\w*|pool\w*|everywhere)\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.9 },
  },
  {
    pattern:
      /\b(?:spurt\w*|gush\w*|splatter\w*|soaked|drenched|covered|dripping)\b.{0,16}\b(?:in|with|of)?\s*blood\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.9 },
  },
  {
    pattern:
      /\b(?:severed|chopped off|hacked off|cut off|sliced off|ripped off|tore off)\b.{0,20}\b(?:head|arm|leg|limb|hand|finger|ear)s?\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.93 },
  },
  {
    pattern:
      /\b(?:stab|stabbed|stabbing|slit|strangl\w+)\b.{0,30}\b(?:throat|heart|chest|neck|stomach|to death|him|her|them)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.8 },
  },
  {
    pattern: /\b(?:tortur(?:e|ed|ing)|skinned alive|burn(?:ed|t)? alive|gouged? out)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.85 },
  },
  {
    pattern: /\b(?:murder(?:ed|er|ers|ing|s)?|slaughter(?:ed|ing|s)?)\b(?!\s+of\s+crows)/iu,
    scores: { violence: 0.8 },
  },
  {
    pattern:
      /\b(?:shot|shoot|shooting|gunned)\b.{0,20}\b(?:dead|in the (?:head|chest|face)|people|children|students|him|her|them)\b/iu,
    scores: { violence: 0.88 },
  },
  { pattern: /\b(?:guns?|rifles?|pistols?|grenades?|machine[- ]guns?)\b/iu, scores: { violence: 0.4 } },
  { pattern: /\b(?:kill|kills|killed|killing|blood|bloody|corpse|corpses)\b/iu, scores: { violence: 0.35 } },
  { pattern: /\b(?:fight|fought|battle|war|sword|swords|dagger)\b/iu, scores: { violence: 0.12 } },
];

const THREATS_AND_HATE: readonly ModerationPattern[] = [
  {
    pattern:
      /\bi(?:['’]m| am)?\s+(?:going to|gonna|will|shall)\s+(?:kill|hurt|stab|beat|shoot|strangle)\s+(?:you|him|her|them)\b/iu,
    scores: { harassment: 0.9, 'harassment/threatening': 0.92, violence: 0.7 },
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
      /\b(?:all|those|these)\s+(?:jews|muslims|christians|blacks|whites|gays|immigrants|foreigners|disabled people)\s+(?:are|should|must|deserve)\b/iu,
    scores: { hate: 0.93, harassment: 0.7 },
  },
  {
    pattern:
      /\b(?:kill|exterminate|gas|burn)\s+(?:all\s+)?(?:the\s+)?(?:jews|muslims|christians|gays|immigrants|foreigners)\b/iu,
    scores: { hate: 0.97, 'hate/threatening': 0.97, violence: 0.8 },
  },
];

const ILLICIT: readonly ModerationPattern[] = [
  {
    pattern: /\b(?:cocaine|heroin|methamphetamines?|crystal meth|crack pipe|ketamine|fentanyl|lsd|mdma)\b/iu,
    scores: { illicit: 0.92 },
  },
  {
    pattern: /\b(?:marijuana|cannabis|smok\w+\s+(?:weed|pot)|drug dealers?|get(?:ting)? high on)\b/iu,
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
  { pattern: /\bhow\s+to\s+(?:steal|shoplift|hotwire|forge|hack into)\b/iu, scores: { illicit: 0.8 } },
];

/** The vendor has no category for these; giving away where somebody lives comes nearest to wrongdoing. */
const PERSONAL_DATA: readonly ModerationPattern[] = [
  { pattern: /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/iu, scores: { illicit: 0.6 } },
  { pattern: /(?<![\d.])\+?\d{1,3}[ .-]?\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]?\d{2,4}(?!\d)/u, scores: { illicit: 0.6 } },
  { pattern: /\b(?:\d[ -]?){13,16}\b/u, scores: { illicit: 0.65 } },
  {
    pattern: /\b\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Close)\b/u,
    scores: { illicit: 0.55 },
  },
  { pattern: /\b(?:my|our)\s+(?:home\s+)?address\s+is\b/iu, scores: { illicit: 0.6 } },
];

/** Our own patterns: what a word list cannot see, because single words of it are innocent. */
export const MODERATION_PATTERNS: readonly ModerationPattern[] = [
  ...SEXUAL,
  ...SELF_HARM,
  ...VIOLENCE,
  ...THREATS_AND_HATE,
  ...ILLICIT,
  ...PERSONAL_DATA,
];
