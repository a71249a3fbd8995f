import type { Subcategory } from './type-entry.ts';

export const ROBOT_TYPES = [
  {
    id: 'everyday-robot',
    label: 'Everyday Robot',
    types: [
      { id: 'helper-robot', label: 'Helper Robot' },
      { id: 'explorer-robot', label: 'Explorer Robot' },
      { id: 'guardian-robot', label: 'Guardian Robot' },
      { id: 'companion-robot', label: 'Companion Robot' },
      { id: 'scholar-robot', label: 'Scholar Robot' },
      { id: 'builder-robot', label: 'Builder Robot' },
      { id: 'gardener-robot', label: 'Gardener Robot' },
      { id: 'gentle-android', label: 'Gentle Android' },
    ],
  },
  {
    id: 'animal-robot',
    label: 'Animal Robot',
    types: [
      { id: 'robot-dog', label: 'Robot Dog' },
      { id: 'robot-cat', label: 'Robot Cat' },
      { id: 'robot-owl', label: 'Robot Owl' },
      { id: 'robot-horse', label: 'Robot Horse' },
      { id: 'robot-turtle', label: 'Robot Turtle' },
      { id: 'robot-dolphin', label: 'Robot Dolphin' },
      { id: 'robot-butterfly', label: 'Robot Butterfly' },
      { id: 'robot-dragon', label: 'Robot Dragon' },
    ],
  },
  {
    id: 'space-robot',
    label: 'Space Robot',
    types: [
      { id: 'rover-robot', label: 'Rover Robot' },
      { id: 'satellite-robot', label: 'Satellite Robot' },
      { id: 'starship-robot', label: 'Starship Robot' },
      { id: 'comet-catcher-robot', label: 'Comet-Catcher Robot' },
    ],
  },
  {
    id: 'rescue-robot',
    label: 'Rescue Robot',
    types: [
      { id: 'firefighter-robot', label: 'Firefighter Robot' },
      { id: 'diver-robot', label: 'Diver Robot' },
      { id: 'medic-robot', label: 'Medic Robot' },
      { id: 'snow-rescue-robot', label: 'Snow Rescue Robot' },
    ],
  },
  {
    id: 'vehicle-robot',
    label: 'Vehicle Robot',
    types: [
      { id: 'rocket-robot', label: 'Rocket Robot' },
      { id: 'train-robot', label: 'Train Robot' },
      { id: 'submarine-robot', label: 'Submarine Robot' },
      { id: 'hovercar-robot', label: 'Hovercar Robot' },
    ],
  },
  {
    id: 'giant-robot',
    label: 'Giant Robot',
    types: [
      { id: 'mountain-lifter-robot', label: 'Mountain-Lifter Robot' },
      { id: 'lighthouse-robot', label: 'Lighthouse Robot' },
      { id: 'walking-house-robot', label: 'Walking House Robot' },
      { id: 'harbor-crane-robot', label: 'Harbor Crane Robot' },
    ],
  },
  {
    id: 'toy-robot',
    label: 'Toy Robot',
    types: [
      { id: 'wind-up-robot', label: 'Wind-Up Robot' },
      { id: 'tin-robot', label: 'Tin Robot' },
      { id: 'building-block-robot', label: 'Building-Block Robot' },
      { id: 'patchwork-robot', label: 'Patchwork Robot' },
    ],
  },
  {
    id: 'clockwork-robot',
    label: 'Clockwork Robot',
    types: [
      { id: 'clockwork-knight', label: 'Clockwork Knight' },
      { id: 'clockwork-dancer', label: 'Clockwork Dancer' },
      { id: 'clockwork-musician', label: 'Clockwork Musician' },
      { id: 'clockwork-butler', label: 'Clockwork Butler' },
    ],
  },
  {
    id: 'workshop-robot',
    label: 'Workshop Robot',
    types: [
      { id: 'steam-robot', label: 'Steam Robot' },
      { id: 'scrap-robot', label: 'Scrap Robot' },
      { id: 'bubble-robot', label: 'Bubble Robot' },
      { id: 'painter-robot', label: 'Painter Robot' },
    ],
  },
  {
    id: 'android',
    label: 'Android',
    types: [
      { id: 'pilot-android', label: 'Pilot Android' },
      { id: 'musician-android', label: 'Musician Android' },
      { id: 'detective-android', label: 'Detective Android' },
      { id: 'teacher-android', label: 'Teacher Android' },
    ],
  },
  {
    id: 'artificial-intelligence',
    label: 'Artificial Intelligence',
    types: [
      { id: 'hologram-guide', label: 'Hologram Guide' },
      { id: 'starship-mind', label: 'Starship Mind' },
      { id: 'library-mind', label: 'Library Mind' },
      { id: 'dream-computer', label: 'Dream Computer' },
    ],
  },
] as const satisfies readonly Subcategory[];
