import type { ModerationPattern } from './moderation-pattern.ts';

export const VIOLENCE_PATTERNS: readonly ModerationPattern[] = [
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
      /\b(?:severed|chopped off|hacked off|cut off|sliced off|ripped off|tore off)\b.{0,20}\b(?:head|arm|leg|limb|hand|finger|ear)s?\b(?!\s+of\s+(?:the\s+|a\s+)?(?:lettuce|cabbage|cauliflower|broccoli|garlic|flowers?|queue|line|clock|coat))/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.93 },
  },
  {
    pattern:
      /\b(?:stab|stabbed|stabbing|slit|strangl\w+)\b.{0,30}\b(?:throat|heart|chest|neck|stomach|to death|him|her|them)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.8 },
  },
  {
    pattern: /\b(?:tortur(?:e|ed|ing)|skinned alive|burn(?:ed|t)?\s+(?:alive|to death)|gouged? out)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.85 },
  },
  {
    pattern: /\b(?:murder(?:ed|er|ers|ing|s)?|slaughter(?:ed|ing|s)?)\b(?!\s+of\s+crows)/iu,
    scores: { violence: 0.8 },
  },
  {
    pattern:
      /\b(?:shot|shoot|shooting|gunned)\b.{0,20}\b(?:dead|in the (?:head|chest|face)|people|children|students|him|her|them)\b(?!\s+(?:an?|one)\s+(?:\w+\s+){0,2}(?:glance|look|smile|grin|wink))/iu,
    scores: { violence: 0.88 },
  },
  { pattern: /\b(?:guns?|rifles?|pistols?|grenades?|machine[- ]guns?)\b/iu, scores: { violence: 0.4 } },
  { pattern: /\b(?:kill|kills|killed|killing|blood|bloody|corpse|corpses)\b/iu, scores: { violence: 0.35 } },
  { pattern: /\b(?:fight|fought|battle|war|sword|swords|dagger)\b/iu, scores: { violence: 0.12 } },
  {
    pattern: /\b(?:guts|bowels|innards|brains)\b.{0,20}\b(?:spill\w*|splatter\w*|splash\w*)\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.92 },
  },
  {
    pattern:
      /\bblood\s+(?:\w+\s+)?(?:ran|running|flow\w*|trickl\w*|dripp\w*|stream\w*)\s+(?:down|over|from|out|off)\b/iu,
    scores: { violence: 0.85, 'violence/graphic': 0.85 },
  },
  {
    pattern:
      /\b(?:rip|rips|ripped|tear|tears|tore|gouged?|cut|cuts|poked?)\s+out\s+(?:his|her|their|my|your|its)\s+(?:eyes?|heart|tongue|guts)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.93 },
  },
  {
    pattern:
      /\b(?:smash|crush|split|crack|bash)\w*\s+(?:in\s+)?(?:his|her|their|my|your)\s+(?:skull|brains?|head in)\b/iu,
    scores: { violence: 0.92, 'violence/graphic': 0.9 },
  },
  {
    pattern:
      /\b(?:knife|blade|sword|dagger|axe|spear)\b.{0,20}\b(?:into|through)\s+(?:his|her|their|my|your)\s+(?:stomach|chest|heart|throat|neck|belly|back|eyes?|flesh)\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.85 },
  },
  {
    pattern: /\b(?:rotting|decaying|mangled|bloated|mutilated)\s+(?:corpses?|body|bodies|flesh|limbs?)\b/iu,
    scores: { violence: 0.85, 'violence/graphic': 0.9 },
  },
  {
    pattern:
      /\bshot\s+(?:his|her|their|my|your|all the|the)\s+(?:classmates?|teachers?|parents?|mother|father|brother|sister|friends?|wife|husband|family|children|kids|students?)\b/iu,
    scores: { violence: 0.9 },
  },
  {
    pattern:
      /\b(?:head|arm|leg|limb|hand|finger|ear)s?\s+(?:was|were|is|are|got)\s+(?:chopped|hacked|cut|sliced|torn|ripped)\s+off\b/iu,
    scores: { violence: 0.9, 'violence/graphic': 0.9 },
  },
  {
    pattern: /\bstrangl(?:e[ds]?|ing)\b.{0,60}\b(?:rope|breath\w*|dead|death|died)\b/iu,
    scores: { violence: 0.88, 'violence/graphic': 0.6 },
  },
];
