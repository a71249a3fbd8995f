import type { Subcategory } from './type-entry.ts';

export const MAGICAL_BEING_TYPES = [
  {
    id: 'fairy',
    label: 'Fairy',
    types: [
      { id: 'flower-fairy', label: 'Flower Fairy' },
      { id: 'leaf-fairy', label: 'Leaf Fairy' },
      { id: 'snow-fairy', label: 'Snow Fairy' },
      { id: 'water-fairy', label: 'Water Fairy' },
      { id: 'moon-fairy', label: 'Moon Fairy' },
      { id: 'music-fairy', label: 'Music Fairy' },
      { id: 'tooth-fairy', label: 'Tooth Fairy' },
      { id: 'fairy-queen', label: 'Fairy Queen', gender: 'female' },
    ],
  },
  {
    id: 'sprite',
    label: 'Sprite',
    types: [
      { id: 'dewdrop-sprite', label: 'Dewdrop Sprite' },
      { id: 'ember-sprite', label: 'Ember Sprite' },
      { id: 'breeze-sprite', label: 'Breeze Sprite' },
      { id: 'ink-sprite', label: 'Ink Sprite' },
    ],
  },
  {
    id: 'elf',
    label: 'Elf',
    types: [
      { id: 'forest-elf', label: 'Forest Elf' },
      { id: 'moon-elf', label: 'Moon Elf' },
      { id: 'frost-elf', label: 'Frost Elf' },
      { id: 'workshop-elf', label: 'Workshop Elf' },
    ],
  },
  {
    id: 'dwarf',
    label: 'Dwarf',
    types: [
      { id: 'miner-dwarf', label: 'Miner Dwarf' },
      { id: 'blacksmith-dwarf', label: 'Blacksmith Dwarf' },
      { id: 'gem-cutter-dwarf', label: 'Gem-Cutter Dwarf' },
      { id: 'baker-dwarf', label: 'Baker Dwarf' },
    ],
  },
  {
    id: 'gnome',
    label: 'Gnome',
    types: [
      { id: 'garden-gnome', label: 'Garden Gnome' },
      { id: 'mushroom-gnome', label: 'Mushroom Gnome' },
      { id: 'tinker-gnome', label: 'Tinker Gnome' },
      { id: 'book-gnome', label: 'Book Gnome' },
    ],
  },
  {
    id: 'hidden-folk',
    label: 'Hidden Folk',
    types: [
      { id: 'leprechaun', label: 'Leprechaun' },
      { id: 'brownie', label: 'Brownie' },
      { id: 'kobold', label: 'Kobold' },
      { id: 'hill-dweller', label: 'Hill Dweller' },
    ],
  },
  {
    id: 'spellcaster',
    label: 'Spellcaster',
    types: [
      { id: 'kitchen-witch', label: 'Kitchen Witch' },
      { id: 'forest-witch', label: 'Forest Witch' },
      { id: 'cloud-witch', label: 'Cloud Witch' },
      { id: 'star-wizard', label: 'Star Wizard' },
      { id: 'book-wizard', label: 'Book Wizard' },
      { id: 'weather-wizard', label: 'Weather Wizard' },
      { id: 'enchantress', label: 'Enchantress', gender: 'female' },
      { id: 'enchanter', label: 'Enchanter', gender: 'male' },
    ],
  },
  {
    id: 'genie',
    label: 'Genie',
    types: [
      { id: 'lamp-genie', label: 'Lamp Genie' },
      { id: 'bottle-genie', label: 'Bottle Genie' },
      { id: 'sand-genie', label: 'Sand Genie' },
      { id: 'cloud-genie', label: 'Cloud Genie' },
    ],
  },
  {
    id: 'elemental',
    label: 'Elemental',
    types: [
      { id: 'fire-elemental', label: 'Fire Elemental' },
      { id: 'water-elemental', label: 'Water Elemental' },
      { id: 'air-elemental', label: 'Air Elemental' },
      { id: 'earth-elemental', label: 'Earth Elemental' },
      { id: 'ice-elemental', label: 'Ice Elemental' },
      { id: 'lightning-elemental', label: 'Lightning Elemental' },
      { id: 'crystal-elemental', label: 'Crystal Elemental' },
      { id: 'light-elemental', label: 'Light Elemental' },
    ],
  },
  {
    id: 'dryad',
    label: 'Dryad',
    types: [
      { id: 'oak-dryad', label: 'Oak Dryad' },
      { id: 'birch-dryad', label: 'Birch Dryad' },
      { id: 'rose-dryad', label: 'Rose Dryad' },
      { id: 'cherry-blossom-dryad', label: 'Cherry-Blossom Dryad' },
    ],
  },
  {
    id: 'enchanted-friend',
    label: 'Enchanted Friend',
    types: [
      { id: 'snow-person', label: 'Snow Person' },
      { id: 'scarecrow', label: 'Scarecrow' },
      { id: 'gingerbread-person', label: 'Gingerbread Person' },
      { id: 'wooden-puppet', label: 'Wooden Puppet' },
      { id: 'rag-doll', label: 'Rag Doll' },
      { id: 'teddy-bear', label: 'Teddy Bear' },
      { id: 'toy-soldier', label: 'Toy Soldier' },
      { id: 'living-book', label: 'Living Book' },
    ],
  },
] as const satisfies readonly Subcategory[];
