import { ELEMENT_NAMES, type ElementName } from '../../figures/elemental/element-names.ts';
import type { FigureKind } from './figure-kind.ts';

const COLORS: Readonly<Record<ElementName, string>> = {
  fire: '#e8642e',
  water: '#3f9ad8',
  air: '#a8d0ea',
  earth: '#8a6a44',
  ice: '#8accf0',
  lightning: '#e8b82e',
  crystal: '#b07ae0',
  light: '#f4d468',
};

/** Matches "fire elemental" and the names of the other seven elementals. */
export const ELEMENTALS: Readonly<Record<string, FigureKind>> = Object.fromEntries(
  ELEMENT_NAMES.map((element): [string, FigureKind] => [
    `${element} elemental`,
    { shape: { rig: 'elemental', element }, defaultColors: [COLORS[element]] },
  ]),
);
