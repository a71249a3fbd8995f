import type { Subcategory } from './type-entry.ts';

export const HYBRID_TYPES = [
  {
    id: 'furry-folk',
    label: 'Furry Folk',
    types: [
      { id: 'foxling', label: 'Foxling' },
      { id: 'wolfling', label: 'Wolfling' },
      { id: 'catling', label: 'Catling' },
      { id: 'bearling', label: 'Bearling' },
      { id: 'rabbitling', label: 'Rabbitling' },
      { id: 'otterling', label: 'Otterling' },
      { id: 'mouseling', label: 'Mouseling' },
      { id: 'lionling', label: 'Lionling' },
    ],
  },
  {
    id: 'winged-folk',
    label: 'Winged Folk',
    types: [
      { id: 'owl-flyer', label: 'Owl Flyer' },
      { id: 'eagle-flyer', label: 'Eagle Flyer' },
      { id: 'swan-flyer', label: 'Swan Flyer' },
      { id: 'raven-flyer', label: 'Raven Flyer' },
      { id: 'bat-flyer', label: 'Bat Flyer' },
      { id: 'butterfly-flyer', label: 'Butterfly Flyer' },
      { id: 'dragonfly-flyer', label: 'Dragonfly Flyer' },
      { id: 'moth-flyer', label: 'Moth Flyer' },
    ],
  },
  {
    id: 'sea-folk',
    label: 'Sea Folk',
    types: [
      { id: 'shark-swimmer', label: 'Shark Swimmer' },
      { id: 'octopus-swimmer', label: 'Octopus Swimmer' },
      { id: 'seal-swimmer', label: 'Seal Swimmer' },
      { id: 'turtle-swimmer', label: 'Turtle Swimmer' },
    ],
  },
  {
    id: 'horned-folk',
    label: 'Horned Folk',
    types: [
      { id: 'ramling', label: 'Ramling' },
      { id: 'stagling', label: 'Stagling' },
      { id: 'goatling', label: 'Goatling' },
      { id: 'unicornling', label: 'Unicornling' },
    ],
  },
  {
    id: 'half-dragon',
    label: 'Half-Dragon',
    types: [
      { id: 'flame-half-dragon', label: 'Flame Half-Dragon' },
      { id: 'frost-half-dragon', label: 'Frost Half-Dragon' },
      { id: 'leaf-half-dragon', label: 'Leaf Half-Dragon' },
      { id: 'sky-half-dragon', label: 'Sky Half-Dragon' },
    ],
  },
  {
    id: 'half-magic-folk',
    label: 'Half-Magic Folk',
    types: [
      { id: 'half-elf', label: 'Half-Elf' },
      { id: 'half-fairy', label: 'Half-Fairy' },
      { id: 'half-giant', label: 'Half-Giant' },
      { id: 'half-genie', label: 'Half-Genie' },
    ],
  },
  {
    id: 'plant-folk',
    label: 'Plant Folk',
    types: [
      { id: 'roseling', label: 'Roseling' },
      { id: 'fernling', label: 'Fernling' },
      { id: 'acornling', label: 'Acornling' },
      { id: 'mushroomling', label: 'Mushroomling' },
    ],
  },
  {
    id: 'cyborg',
    label: 'Cyborg',
    types: [
      { id: 'cyborg-explorer', label: 'Cyborg Explorer' },
      { id: 'cyborg-inventor', label: 'Cyborg Inventor' },
      { id: 'cyborg-musician', label: 'Cyborg Musician' },
      { id: 'cyborg-athlete', label: 'Cyborg Athlete' },
    ],
  },
  {
    id: 'mixed-up-animal',
    label: 'Mixed-Up Animal',
    types: [
      { id: 'winged-cat', label: 'Winged Cat' },
      { id: 'fish-tailed-fox', label: 'Fish-Tailed Fox' },
      { id: 'butterfly-elephant', label: 'Butterfly Elephant' },
      { id: 'antlered-bear', label: 'Antlered Bear' },
    ],
  },
] as const satisfies readonly Subcategory[];
