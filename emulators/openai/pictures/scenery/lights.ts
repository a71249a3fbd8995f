import type { Hex } from '../svg/colour.ts';

export const LIGHT_NAMES = [
  'golden',
  'day',
  'dawn',
  'moonlit',
  'aurora',
  'ember',
  'mystic',
  'storm',
  'candle',
  'neon',
] as const;
export type LightName = (typeof LIGHT_NAMES)[number];

/** A colour script: everything in a landscape mixes towards `haze` with distance, which is what makes it one picture. */
export interface Light {
  /** Zenith to horizon. */
  readonly sky: readonly [Hex, Hex, Hex, Hex];
  readonly haze: Hex;
  readonly far: Hex;
  readonly near: Hex;
  readonly foliage: Hex;
  readonly accent: Hex;
  readonly sun: Hex;
  readonly dark: Hex;
  /** 0 is day, 1 deep night: decides stars, moon and lit windows. */
  readonly night: number;
}

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  golden: {
    sky: ['#5b6fb5', '#e79aa0', '#ffc98a', '#ffe9b8'],
    haze: '#ffd9a8',
    far: '#b48bb0',
    near: '#3f5f4a',
    foliage: '#4f7f4c',
    accent: '#ffb84d',
    sun: '#fff3c9',
    dark: '#2b3347',
    night: 0,
  },
  day: {
    sky: ['#4fa3e0', '#8cc9ef', '#cdeaf2', '#f7f3d8'],
    haze: '#e2f1ef',
    far: '#8fb3cf',
    near: '#4f9a57',
    foliage: '#58a857',
    accent: '#ffd75e',
    sun: '#fffbe0',
    dark: '#1f4a4d',
    night: 0,
  },
  dawn: {
    sky: ['#7fa6dc', '#c9b4e6', '#fbc7d0', '#fff0d6'],
    haze: '#fde0e0',
    far: '#a9a2d4',
    near: '#4f8a78',
    foliage: '#6aa884',
    accent: '#ffc2d4',
    sun: '#fff6e4',
    dark: '#3a3f6a',
    night: 0.1,
  },
  moonlit: {
    sky: ['#0f1440', '#27307a', '#5a56a8', '#a98bc9'],
    haze: '#8f83c9',
    far: '#5b5aa6',
    near: '#1f2f5c',
    foliage: '#274a6b',
    accent: '#8df0ff',
    sun: '#fdf6dc',
    dark: '#0c1030',
    night: 1,
  },
  aurora: {
    sky: ['#0a1038', '#163a6b', '#2d7f8f', '#9adcc0'],
    haze: '#8fd6cf',
    far: '#4a7aa6',
    near: '#16365c',
    foliage: '#1f5a68',
    accent: '#b7a2ff',
    sun: '#eafff6',
    dark: '#081030',
    night: 1,
  },
  ember: {
    sky: ['#2a1238', '#7a1f45', '#d6543a', '#ffb25e'],
    haze: '#f58a5a',
    far: '#8a3b5a',
    near: '#3a1c35',
    foliage: '#5a2a3a',
    accent: '#ffcf5e',
    sun: '#ffe7a0',
    dark: '#1c0c22',
    night: 0.5,
  },
  mystic: {
    sky: ['#2b1a5e', '#6a3fa0', '#c77fc7', '#ffd0d9'],
    haze: '#e9b3dc',
    far: '#8a6bbf',
    near: '#3a3170',
    foliage: '#4a5a95',
    accent: '#ffe08a',
    sun: '#fff0f6',
    dark: '#1c1445',
    night: 0.6,
  },
  storm: {
    sky: ['#26344e', '#4a6480', '#8aa4b0', '#dfe4d2'],
    haze: '#b4c8c8',
    far: '#627c94',
    near: '#2c4a4c',
    foliage: '#3c6a5c',
    accent: '#ffe9a0',
    sun: '#f4fbff',
    dark: '#141f30',
    night: 0.25,
  },
  candle: {
    sky: ['#34203c', '#6a3a44', '#b8744a', '#f4c074'],
    haze: '#e8a868',
    far: '#7a4c58',
    near: '#4a3230',
    foliage: '#5a5038',
    accent: '#ffc46a',
    sun: '#fff0c0',
    dark: '#201018',
    night: 0.7,
  },
  neon: {
    sky: ['#120a38', '#3a1674', '#a0339a', '#ff7ab4'],
    haze: '#c05ac8',
    far: '#5a3aa8',
    near: '#1c1650',
    foliage: '#2a3a80',
    accent: '#62f4ff',
    sun: '#ffe6fb',
    dark: '#0c0628',
    night: 0.9,
  },
};

export const isNight = (light: Light): boolean => light.night > 0.3;
