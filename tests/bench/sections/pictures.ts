import { spread, toTable, type Figure } from '../figures.ts';
import { samplePictures } from '../measure-pictures.ts';
import { machine, type Section } from './section.ts';

const ROUNDS = 25;

const INTRODUCTION = `Requests over HTTP, WebP; portraits in all five finishes. **Among four** is each of four requests sent at once: at most two
are painted at a time, the others wait.`;

/** Measures how fast the stand-in draws. */
export const PICTURES: Section = {
  name: 'pictures',
  heading: '## Pictures painted by the stand-in',
  async measure() {
    console.log('Painting for the table of pictures…');
    const figures = (await samplePictures(ROUNDS)).flatMap(
      ({ what, aloneMs, fourAtOnceMs: amongFourMs, bytes }): Figure[] => [
        { what: `${what}, alone`, measured: spread(aloneMs, 'ms'), budget: '' },
        { what: `${what}, among four`, measured: spread(amongFourMs, 'ms'), budget: 'max 3000 ms' },
        {
          what: `${what}, size`,
          measured: spread(
            bytes.map((size) => size / 1024),
            'KiB',
          ),
          budget: '',
        },
      ],
    );
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
