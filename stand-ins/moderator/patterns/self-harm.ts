import type { ModerationPattern } from './moderation-pattern.ts';

export const SELF_HARM_PATTERNS: readonly ModerationPattern[] = [
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
    pattern:
      /\b(?:cut|cuts|cutting|slit|slits|slitting|slash|slashed|slashing)\s+(?:my|your|his|her|their)\s+(?:own\s+)?wrists?\b/iu,
    scores: { 'self-harm': 0.96, 'violence/graphic': 0.5 },
  },
  {
    pattern: /\b(?:end|ended|ending|take|took|taking)\s+(?:my|your|his|her|their)\s+own\s+(?:life|lives)\b/iu,
    scores: { 'self-harm': 0.96 },
  },
  { pattern: /\b(?:hang(?:s|ed|ing)?|hung)\s+(?:my|your|him|her|them)sel(?:f|ves)\b/iu, scores: { 'self-harm': 0.95 } },
  { pattern: /\bi\s+(?:just\s+)?want(?:ed)?\s+to\s+die\b/iu, scores: { 'self-harm': 0.9, 'self-harm/intent': 0.94 } },
  { pattern: /\b(?:better off dead|no reason to live)\b/iu, scores: { 'self-harm': 0.85 } },
  {
    pattern: /\bstarv(?:e|ed|ing)\s+(?:my|your|him|her|them)sel(?:f|ves)\b/iu,
    scores: { 'self-harm': 0.9, 'self-harm/instructions': 0.4 },
  },
  {
    pattern: /\b(?:how|ways?)\s+to\s+(?:kill|cut|hurt|harm|starve|hang)\s+(?:my|your)self\b/iu,
    scores: { 'self-harm': 0.97, 'self-harm/instructions': 0.97 },
  },
  { pattern: /\bkys\b/iu, scores: { 'self-harm': 0.9, harassment: 0.8 } },
  {
    pattern: /\bi\s+(?:just\s+)?(?:want|need|am going|plan)\s+to\s+end\s+(?:it all|my life|everything)\b/iu,
    scores: { 'self-harm': 0.9, 'self-harm/intent': 0.93 },
  },
  {
    pattern: /\bi\s+wish\s+i\s+(?:was|were)\s+(?:dead|never born)\b/iu,
    scores: { 'self-harm': 0.88, 'self-harm/intent': 0.9 },
  },
  {
    pattern:
      /\b(?:jump|leap|threw|throw)\w*\b.{0,30}\b(?:bridge|roof|building|cliff|window|train)\b.{0,20}\bto\s+(?:die|(?:his|her|my|their)\s+death)\b/iu,
    scores: { 'self-harm': 0.9 },
  },
  {
    pattern: /\bhow\s+many\s+(?:pills|tablets)\b.{0,30}\b(?:die|overdose|kill)\b/iu,
    scores: { 'self-harm': 0.95, 'self-harm/instructions': 0.95, 'self-harm/intent': 0.8 },
  },
  {
    pattern: /\b(?:stop|stopped|without|quit)\s+eating\b.{0,30}\b(?:thin|skinny|weight|slim)\b/iu,
    scores: { 'self-harm': 0.85 },
  },
  { pattern: /\b(?:thinspo|pro-?ana)\b/iu, scores: { 'self-harm': 0.9, 'self-harm/instructions': 0.5 } },
  {
    pattern: /\bgun\s+to\s+(?:his|her|my|their|your)\s+(?:own\s+)?head\b/iu,
    scores: { 'self-harm': 0.8, violence: 0.85 },
  },
  { pattern: /\bcutting\s+(?:my|your)self\b(?!\s+(?:a|an|some|another)\b)/iu, scores: { 'self-harm': 0.85 } },
  { pattern: /\boverdos\w*\b.{0,20}\b(?:pills?|tablets?)\b/iu, scores: { 'self-harm': 0.9 } },
];
