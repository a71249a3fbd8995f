import { asRead } from './as-read.ts';

/** Alphabets with similar letters. Others may share a word: Japanese, Korean, Thai and Arabic do with Latin names. */
const LOOK_ALIKE_SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Georgian',
  'Coptic',
  'Lisu',
  'Canadian_Aboriginal',
  'Deseret',
  'Osage',
  'Tifinagh',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Two letters may be a unit or a formula: kΩ, μm, ΔT. */
const WORD = /[\p{L}\p{M}]{3,}/gu;

const isMixed = (word: string): boolean => LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1;

/** Flags are removed, because their letters would count as Latin ones. */
const REGIONAL_INDICATORS = /\p{RI}+/gu;

/** The first word of `text` with letters of several similar alphabets, such as 'pаypal' with a Russian 'а'. */
export const findMixedWord = (text: string): string | null =>
  asRead(text.replace(REGIONAL_INDICATORS, ' ')).match(WORD)?.find(isMixed) ?? null;

/** Bidirectional overrides, embeddings and isolates; not the marks that Arabic and Hebrew need. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/u;

export const hasBidiOverride = (text: string): boolean => BIDI_OVERRIDES.test(text);
