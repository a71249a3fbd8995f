import type { Subcategory } from './type-entry.ts';

export const MYTHICAL_CREATURE_TYPES = [
  {
    id: 'dragon',
    label: 'Dragon',
    types: [
      { id: 'fire-dragon', label: 'Fire Dragon' },
      { id: 'ice-dragon', label: 'Ice Dragon' },
      { id: 'forest-dragon', label: 'Forest Dragon' },
      { id: 'sea-dragon', label: 'Sea Dragon' },
      { id: 'storm-dragon', label: 'Storm Dragon' },
      { id: 'shadow-dragon', label: 'Shadow Dragon', dark: true, gentleLabel: 'Twilight Dragon' },
      { id: 'crystal-dragon', label: 'Crystal Dragon' },
      { id: 'star-dragon', label: 'Star Dragon' },
    ],
  },
  {
    id: 'magical-horse',
    label: 'Magical Horse',
    types: [
      { id: 'silver-unicorn', label: 'Silver Unicorn' },
      { id: 'rainbow-unicorn', label: 'Rainbow Unicorn' },
      { id: 'forest-unicorn', label: 'Forest Unicorn' },
      { id: 'midnight-unicorn', label: 'Midnight Unicorn' },
      { id: 'cloud-pegasus', label: 'Cloud Pegasus' },
      { id: 'star-pegasus', label: 'Star Pegasus' },
      { id: 'water-horse', label: 'Water Horse' },
      { id: 'flame-maned-horse', label: 'Flame-Maned Horse' },
    ],
  },
  {
    id: 'phoenix',
    label: 'Phoenix',
    types: [
      { id: 'fire-phoenix', label: 'Fire Phoenix' },
      { id: 'dawn-phoenix', label: 'Dawn Phoenix' },
      { id: 'ice-phoenix', label: 'Ice Phoenix' },
      { id: 'rainbow-phoenix', label: 'Rainbow Phoenix' },
    ],
  },
  {
    id: 'guardian-beast',
    label: 'Guardian Beast',
    types: [
      { id: 'griffin', label: 'Griffin' },
      { id: 'hippogriff', label: 'Hippogriff' },
      { id: 'sphinx', label: 'Sphinx' },
      { id: 'winged-lion', label: 'Winged Lion' },
      { id: 'chimera', label: 'Chimera' },
      { id: 'qilin', label: 'Qilin' },
      { id: 'stone-lion', label: 'Stone Lion' },
      { id: 'nine-tailed-fox', label: 'Nine-Tailed Fox' },
    ],
  },
  {
    id: 'wonder-beast',
    label: 'Wonder Beast',
    types: [
      { id: 'hydra', label: 'Hydra' },
      { id: 'three-headed-dog', label: 'Three-Headed Dog' },
      { id: 'basilisk', label: 'Basilisk', dark: true, gentleLabel: 'Sleepy-Eyed Serpent' },
      { id: 'feathered-serpent', label: 'Feathered Serpent' },
    ],
  },
  {
    id: 'little-legend',
    label: 'Little Legend',
    types: [
      { id: 'jackalope', label: 'Jackalope' },
      { id: 'moon-rabbit', label: 'Moon Rabbit' },
      { id: 'dream-tapir', label: 'Dream Tapir' },
      { id: 'cloud-sheep', label: 'Cloud Sheep' },
    ],
  },
  {
    id: 'merfolk',
    label: 'Merfolk',
    types: [
      { id: 'mermaid', label: 'Mermaid', gender: 'female' },
      { id: 'merman', label: 'Merman', gender: 'male' },
      { id: 'selkie', label: 'Selkie' },
      { id: 'reef-singer', label: 'Reef Singer' },
    ],
  },
  {
    id: 'sea-legend',
    label: 'Sea Legend',
    types: [
      { id: 'kraken', label: 'Kraken', dark: true, gentleLabel: 'Giant Octopus' },
      { id: 'sea-serpent', label: 'Sea Serpent' },
      { id: 'island-turtle', label: 'Island Turtle' },
      { id: 'lake-monster', label: 'Lake Monster', dark: true, gentleLabel: 'Lake Longneck' },
    ],
  },
  {
    id: 'giant-folk',
    label: 'Giant Folk',
    types: [
      { id: 'mountain-giant', label: 'Mountain Giant' },
      { id: 'frost-giant', label: 'Frost Giant' },
      { id: 'cloud-giant', label: 'Cloud Giant' },
      { id: 'garden-giant', label: 'Garden Giant' },
      { id: 'cyclops', label: 'Cyclops' },
      { id: 'bridge-troll', label: 'Bridge Troll' },
      { id: 'ogre', label: 'Ogre', dark: true, gentleLabel: 'Grumbly Giant' },
      { id: 'yeti', label: 'Yeti' },
    ],
  },
  {
    id: 'hoofed-folk',
    label: 'Hoofed Folk',
    types: [
      { id: 'centaur', label: 'Centaur' },
      { id: 'faun', label: 'Faun' },
      { id: 'minotaur', label: 'Minotaur', dark: true, gentleLabel: 'Bull-Headed Wanderer' },
      { id: 'stag-guardian', label: 'Stag Guardian' },
    ],
  },
  {
    id: 'golem',
    label: 'Golem',
    types: [
      { id: 'stone-golem', label: 'Stone Golem' },
      { id: 'clay-golem', label: 'Clay Golem' },
      { id: 'crystal-golem', label: 'Crystal Golem' },
      { id: 'snow-golem', label: 'Snow Golem' },
    ],
  },
  {
    id: 'tree-folk',
    label: 'Tree Folk',
    types: [
      { id: 'oak-guardian', label: 'Oak Guardian' },
      { id: 'willow-whisperer', label: 'Willow Whisperer' },
      { id: 'pine-walker', label: 'Pine Walker' },
      { id: 'apple-tree-elder', label: 'Apple-Tree Elder' },
    ],
  },
] as const satisfies readonly Subcategory[];
