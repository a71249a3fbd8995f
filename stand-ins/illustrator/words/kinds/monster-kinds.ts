import type { MonsterForm } from '../../figures/monster/monster-form.ts';
import type { FigureKind } from './figure-kind.ts';

const monster = (color: string, form: MonsterForm): FigureKind => ({
  shape: { rig: 'monster', form },
  defaultColors: [color],
});

/** Monsters, each with its gentle name. */
export const MONSTERS: Readonly<Record<string, FigureKind>> = {
  'under-bed monster|under-bed fuzzy': monster('#6a8ad8', {
    coat: 'shaggy',
    top: 'nubs',
    eyes: 2,
    pattern: 'none',
    teeth: 'two',
    held: 'pillow',
  }),
  'closet monster|closet fuzzy': monster('#a86ac8', {
    coat: 'smooth',
    top: 'ears',
    eyes: 2,
    pattern: 'stripes',
    teeth: 'one',
    held: 'puppet',
  }),
  'sock-eating monster|sock collector': monster('#e88a4a', {
    coat: 'shaggy',
    top: 'hair',
    eyes: 1,
    pattern: 'spots',
    teeth: 'row',
    held: 'sock',
  }),
  'swamp monster|mud fuzzy': monster('#7aa04a', {
    coat: 'mossy',
    top: 'fin',
    eyes: 2,
    pattern: 'spots',
    teeth: 'two',
    held: 'herbs',
  }),
  'fog monster|mist fuzzy': monster('#b4c0dc', {
    coat: 'misty',
    top: 'hair',
    eyes: 2,
    pattern: 'none',
    teeth: 'one',
    held: 'lantern',
  }),
  'cave monster|cave fuzzy': monster('#8a7a8a', {
    coat: 'craggy',
    top: 'bull',
    eyes: 1,
    pattern: 'none',
    teeth: 'two',
    held: 'torch',
  }),
  'thunder monster|rumble fuzzy': monster('#5a62a8', {
    coat: 'spiky',
    top: 'bolts',
    eyes: 2,
    pattern: 'stripes',
    teeth: 'row',
    held: 'drum',
  }),
  'many-eyed monster|many-eyed fuzzy': monster('#4ab09a', {
    coat: 'smooth',
    top: 'stalks',
    eyes: 5,
    pattern: 'spots',
    teeth: 'one',
    held: 'magnifier',
  }),
};
