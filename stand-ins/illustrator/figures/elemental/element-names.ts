export const ELEMENT_NAMES = ['fire', 'water', 'air', 'earth', 'ice', 'lightning', 'crystal', 'light'] as const;
export type ElementName = (typeof ELEMENT_NAMES)[number];
