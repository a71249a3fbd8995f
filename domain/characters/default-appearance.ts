/** What stands for an appearance that nobody chose (specification §9). */
export const DEFAULT_APPEARANCE = {
  height: 'average',
  build: 'normal',
  color: 'natural',
  distinguishingFeature: 'none',
} as const;
