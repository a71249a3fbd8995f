import type { Pen } from '../../pen.ts';
import type { SeaSpec } from '../../picture-spec.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { drawCrab } from './crab.ts';
import { drawDolphin } from './dolphin.ts';
import { drawFish } from './fish.ts';
import { drawJellyfish } from './jellyfish.ts';
import { drawManta } from './manta.ts';
import { drawOctopus } from './octopus.ts';
import { seaForm, type SeaForm } from './sea-form.ts';
import { seaSkinOf, type SeaPainter } from './sea-skin.ts';
import { drawSeahorse } from './seahorse.ts';
import { drawWhale } from './whale.ts';

const PAINTERS: Readonly<Record<SeaForm['body'], SeaPainter>> = {
  whale: drawWhale,
  dolphin: drawDolphin,
  octopus: drawOctopus,
  seahorse: drawSeahorse,
  crab: drawCrab,
  jellyfish: drawJellyfish,
  manta: drawManta,
  fish: drawFish,
};

/** A sea creature, or an alien with the shape of one. */
export function drawSea(pen: Pen, spec: SeaSpec): FigureDrawing {
  const form = seaForm(spec.kind);
  return PAINTERS[form.body](pen, form, seaSkinOf(spec, form), spec);
}
