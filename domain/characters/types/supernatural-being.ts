import type { Subcategory } from './type-entry.ts';

export const SUPERNATURAL_BEING_TYPES = [
  {
    id: 'ghost',
    label: 'Ghost',
    dark: true,
    gentleLabel: 'Glimmer',
    types: [
      { id: 'castle-ghost', label: 'Castle Ghost', dark: true, gentleLabel: 'Castle Glimmer' },
      { id: 'attic-ghost', label: 'Attic Ghost', dark: true, gentleLabel: 'Attic Glimmer' },
      { id: 'library-ghost', label: 'Library Ghost', dark: true, gentleLabel: 'Library Glimmer' },
      { id: 'lighthouse-ghost', label: 'Lighthouse Ghost', dark: true, gentleLabel: 'Lighthouse Glimmer' },
      { id: 'garden-ghost', label: 'Garden Ghost', dark: true, gentleLabel: 'Garden Glimmer' },
      { id: 'bedsheet-ghost', label: 'Bedsheet Ghost', dark: true, gentleLabel: 'Bedsheet Glimmer' },
      { id: 'sailor-ghost', label: 'Sailor Ghost', dark: true, gentleLabel: 'Sailor Glimmer' },
      { id: 'musical-ghost', label: 'Musical Ghost', dark: true, gentleLabel: 'Musical Glimmer' },
    ],
  },
  {
    id: 'nature-spirit',
    label: 'Nature Spirit',
    types: [
      { id: 'river-spirit', label: 'River Spirit' },
      { id: 'forest-spirit', label: 'Forest Spirit' },
      { id: 'mountain-spirit', label: 'Mountain Spirit' },
      { id: 'wind-spirit', label: 'Wind Spirit' },
      { id: 'rain-spirit', label: 'Rain Spirit' },
      { id: 'snow-spirit', label: 'Snow Spirit' },
      { id: 'flame-spirit', label: 'Flame Spirit' },
      { id: 'blossom-spirit', label: 'Blossom Spirit' },
    ],
  },
  {
    id: 'household-spirit',
    label: 'Household Spirit',
    types: [
      { id: 'hearth-spirit', label: 'Hearth Spirit' },
      { id: 'teapot-spirit', label: 'Teapot Spirit' },
      { id: 'clock-spirit', label: 'Clock Spirit' },
      { id: 'lantern-spirit', label: 'Lantern Spirit' },
    ],
  },
  {
    id: 'angel',
    label: 'Angel',
    types: [
      { id: 'guardian-angel', label: 'Guardian Angel' },
      { id: 'dawn-angel', label: 'Dawn Angel' },
      { id: 'snow-angel', label: 'Snow Angel' },
      { id: 'song-angel', label: 'Song Angel' },
    ],
  },
  {
    id: 'celestial-being',
    label: 'Celestial Being',
    types: [
      { id: 'star-child', label: 'Star Child' },
      { id: 'moon-maiden', label: 'Moon Maiden', gender: 'female' },
      { id: 'sun-prince', label: 'Sun Prince', gender: 'male' },
      { id: 'comet-rider', label: 'Comet Rider' },
      { id: 'aurora-dancer', label: 'Aurora Dancer' },
      { id: 'cloud-shepherd', label: 'Cloud Shepherd' },
      { id: 'constellation-keeper', label: 'Constellation Keeper' },
      { id: 'rainbow-painter', label: 'Rainbow Painter' },
    ],
  },
  {
    id: 'dream-being',
    label: 'Dream Being',
    types: [
      { id: 'dream-weaver', label: 'Dream Weaver' },
      { id: 'lullaby-singer', label: 'Lullaby Singer' },
      { id: 'pillow-guardian', label: 'Pillow Guardian' },
      { id: 'daydream-drifter', label: 'Daydream Drifter' },
    ],
  },
  {
    id: 'season-bringer',
    label: 'Season Bringer',
    types: [
      { id: 'spring-bringer', label: 'Spring Bringer' },
      { id: 'summer-bringer', label: 'Summer Bringer' },
      { id: 'autumn-bringer', label: 'Autumn Bringer' },
      { id: 'winter-bringer', label: 'Winter Bringer' },
    ],
  },
  {
    id: 'vampire',
    label: 'Vampire',
    dark: true,
    gentleLabel: 'Night Owl Noble',
    types: [
      { id: 'castle-vampire', label: 'Castle Vampire', dark: true, gentleLabel: 'Castle Night Owl' },
      { id: 'moonlight-vampire', label: 'Moonlight Vampire', dark: true, gentleLabel: 'Moonlight Night Owl' },
      { id: 'opera-vampire', label: 'Opera Vampire', dark: true, gentleLabel: 'Opera Night Owl' },
      { id: 'tomato-vampire', label: 'Tomato Vampire', dark: true, gentleLabel: 'Tomato Taster' },
    ],
  },
  {
    id: 'werefolk',
    label: 'Werefolk',
    dark: true,
    gentleLabel: 'Moon Changer',
    types: [
      { id: 'werewolf', label: 'Werewolf', dark: true, gentleLabel: 'Moon Wolf' },
      { id: 'werecat', label: 'Werecat', dark: true, gentleLabel: 'Moon Cat' },
      { id: 'werebear', label: 'Werebear', dark: true, gentleLabel: 'Moon Bear' },
      { id: 'werefox', label: 'Werefox', dark: true, gentleLabel: 'Moon Fox' },
    ],
  },
  {
    id: 'undead',
    label: 'Undead',
    dark: true,
    gentleLabel: 'Sleepyhead',
    types: [
      { id: 'skeleton', label: 'Skeleton', dark: true, gentleLabel: 'Rattle Dancer' },
      { id: 'mummy', label: 'Mummy', dark: true, gentleLabel: 'Bandage Friend' },
      { id: 'zombie', label: 'Zombie', dark: true, gentleLabel: 'Sleepy Shuffler' },
      { id: 'pumpkin-head', label: 'Pumpkin-Head', dark: true, gentleLabel: 'Pumpkin Friend' },
    ],
  },
] as const satisfies readonly Subcategory[];
