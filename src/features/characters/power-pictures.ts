import type { Power } from '@talelantern/domain/characters/powers';

/** What a power looks like at a glance. */
export const artOfPower = (id: Power['id']): string => `/art/powers/${id}.webp`;
