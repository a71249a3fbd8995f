import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import type { CharacterFields, Gender } from '@talelantern/domain/characters/character';
import { UNSTYLED } from './sample-picture.ts';

interface SampleLook {
  gender?: Gender;
  personality?: string;
  color?: string;
  age?: string;
  style?: string;
  power?: string;
  feature?: string;
}

/** A complete character from the fields that matter for a sample; the others get average values. */
export function sampleCharacter(name: string, type: string, look: SampleLook = {}): CharacterFields {
  const { height, build, color, age } = appearanceOptionsFor(type);
  return {
    name,
    type,
    gender: look.gender ?? 'female',
    personality: look.personality ?? 'Brave and Kind',
    magicalPower: look.power ?? null,
    role: null,
    customDescription: '',
    appearance: {
      height: height[2]?.label ?? '',
      build: build[2]?.label ?? '',
      color: look.color ?? color[0]?.label ?? '',
      distinguishingFeature: look.feature ?? '',
      age: look.age ?? age[2]?.label ?? '',
      customAge: '',
    },
    advancedFeatures: { ...UNSTYLED, imageStyle: look.style ?? '' },
    realChild: false,
  };
}
