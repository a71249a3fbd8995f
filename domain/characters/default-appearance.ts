export const DEFAULT_APPEARANCE = {
  height: 'average',
  build: 'normal',
  color: 'natural',
  distinguishingFeature: 'none',
} as const;
