import type { Choice } from '../catalogues/choice.ts';

type PowerChoice = Choice & { readonly line: string };

export const POWERS = [
  { id: 'flying', label: 'Flying', line: 'Up, over the rooftops, and down again without a bump.' },
  { id: 'invisibility', label: 'Invisibility', line: 'Here one moment, only a giggle the next.' },
  { id: 'time-travel', label: 'Time Travel', line: 'Steps into yesterday and is back before tea.' },
  { id: 'talking-to-animals', label: 'Talking to Animals', line: 'Knows what every sparrow is chattering about.' },
  { id: 'growing-plants', label: 'Growing Plants', line: 'A touch, a tickle of green, and a flower opens.' },
  { id: 'control-weather', label: 'Control Weather', line: 'Can call a breeze, a rainbow or a little snow.' },
  { id: 'healing', label: 'Healing', line: 'Makes scraped knees and sad hearts better.' },
  { id: 'shape-shifting', label: 'Shape-shifting', line: 'A mouse, a teapot, a cloud: anything for a while.' },
  { id: 'elemental-magic', label: 'Elemental Magic', line: 'Earth, water, air and flame all listen.' },
  { id: 'mind-reading', label: 'Mind Reading', line: 'Hears what others are too shy to say.' },
  { id: 'dream-walking', label: 'Dream Walking', line: 'Visits friends in their dreams and chases off bad ones.' },
  { id: 'teleportation', label: 'Teleportation', line: 'One blink, and somewhere else entirely.' },
  { id: 'light-creation', label: 'Light Creation', line: 'Cups two hands and a small sun wakes inside.' },
  {
    id: 'shadow-control',
    label: 'Shadow Control',
    dark: true,
    gentleLabel: 'Shadow Play',
    line: 'Shadows dance on the wall like puppets.',
  },
  { id: 'crystal-magic', label: 'Crystal Magic', line: 'Stones hum, glow and remember things.' },
  { id: 'music-magic', label: 'Music Magic', line: 'Every tune makes something wonderful happen.' },
  { id: 'potion-making', label: 'Potion Making', line: 'A pinch of stardust, a stir, and it bubbles.' },
  { id: 'illusions', label: 'Illusions', line: 'Shows things that are not there, to amaze or to hide.' },
  { id: 'nature-control', label: 'Nature Control', line: 'Rivers bend and forests make way.' },
  { id: 'energy-beams', label: 'Energy Beams', line: 'Bright rays that open, push or light the way.' },
] as const satisfies readonly PowerChoice[];

export type Power = (typeof POWERS)[number];
