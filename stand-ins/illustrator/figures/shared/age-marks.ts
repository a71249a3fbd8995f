import { surface, type Pen } from '../../pen.ts';
import type { AgeStep, FigureSpec } from '../../picture-spec.ts';
import { ellipse, group, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

const BREADTHS: Readonly<Record<AgeStep, number>> = {
  child: 1,
  teen: 0.94,
  young: 0.97,
  grown: 1,
  elder: 1,
  ancient: 1.02,
};

/** Breadth of an age relative to an adult; children are slimmer. */
export const ageBreadth = ({ ageStep }: FigureSpec): number => BREADTHS[ageStep];

/** Signs of age on a face: rosy cheeks on the youngest, fine lines on the old, white brows on the ancient. */
export const ageMarks = (pen: Pen, { ageStep, rig }: FigureSpec, { anchors }: FigureDrawing): Svg =>
  group(MARKS[ageStep](pen, anchors, rig === 'human' || rig === 'giant'), { dataAge: ageStep });

type Anchors = FigureDrawing['anchors'];

const lines = ({ cheek, eyes }: Anchors): Svg =>
  mirrored(
    stroke(
      `M${Math.abs(cheek.x) + 14} ${eyes.y + eyes.radius * 0.9}q14 5 18 16M${Math.abs(cheek.x) + 8} ${eyes.y + eyes.radius * 1.24}q12 6 15 14`,
      '#4a3038',
      4,
      { opacity: 0.4 },
    ),
  );

const MARKS: Readonly<Record<AgeStep, (pen: Pen, anchors: Anchors, isPersonlike: boolean) => Svg>> = {
  child: (_pen, { cheek }) => mirrored(ellipse(Math.abs(cheek.x), cheek.y, 25, 17, { fill: '#ff8a9a', opacity: 0.34 })),
  teen: () => '',
  young: () => '',
  grown: () => '',
  elder: (_pen, anchors, isPersonlike) => (isPersonlike ? '' : lines(anchors)),
  ancient: (pen, anchors) =>
    lines(anchors) +
    mirrored(
      place(
        path(
          'M-34 6C-20 -26 30 -30 62 6C74 22 76 44 66 58C58 32 40 16 10 16C-10 16 -24 14 -34 6Z',
          surface(pen, '#f6f2ee'),
        ),
        {
          x: Math.max(anchors.eyes.spread, 40),
          y: anchors.eyes.y - anchors.eyes.radius * 1.5,
          scale: anchors.headHalfWidth / 170,
        },
      ),
    ),
};
