import { TOP_LEVEL_TYPES, type TopLevelType } from '@talelantern/domain/characters/types/top-level-types';
import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';

interface KindPicture {
  /** A cut-out figure. */
  src: string;
  tint: string;
}

const PICTURES: Readonly<Record<TopLevelType['id'], KindPicture>> = {
  human: { src: '/art/cut-t-human.webp', tint: '#9cc2dd' },
  animal: { src: '/art/cut-t-animal.webp', tint: '#f0c58a' },
  'supernatural-being': { src: '/art/cut-t-supernatural.webp', tint: '#8fa0dc' },
  'robot-artificial-intelligence': { src: '/art/cut-t-robot.webp', tint: '#4f7f9c' },
  'mythical-creature': { src: '/art/cut-t-mythical.webp', tint: '#f0a06a' },
  alien: { src: '/art/cut-t-alien.webp', tint: '#5b4f9c' },
  'magical-being': { src: '/art/cut-t-magical.webp', tint: '#c9a0dc' },
  mystic: { src: '/art/cut-t-mystic.webp', tint: '#e2b6c0' },
  hybrid: { src: '/art/cut-t-hybrid.webp', tint: '#7fb9b0' },
  'dark-being': { src: '/art/cut-t-dark.webp', tint: '#6b5a8c' },
};

export const pictureOfKind = (id: TopLevelType['id']): KindPicture => PICTURES[id];

const OWL = /\bowl\b/i;

/** The cut-out figure of a stored type; a person for a legacy one. */
export function figureFor(characterType: string): string {
  if (OWL.test(characterType)) return '/art/cut-hoot.webp';
  const category = parseCharacterType(characterType)?.category;
  const kind = TOP_LEVEL_TYPES.find(({ label }) => label === category);
  return pictureOfKind(kind?.id ?? 'human').src;
}
