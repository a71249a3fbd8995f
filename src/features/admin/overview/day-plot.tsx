import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { dayWords } from '../figures.ts';
import { DayTable } from './day-table.tsx';
import { plotColumns } from './plot-columns.ts';
import { sum, type Series } from './series.ts';

/** One for each series, in their order; told apart by lightness, too. What has no colour of its own shares the last. */
const COLOURS = ['#1f5f93', '#f2a32b', '#1d6b4f', '#ff9c9c', '#241d3a', '#8f7f5f'];
const colourOf = (index: number): string => COLOURS[Math.min(index, COLOURS.length - 1)] ?? 'currentColor';

const HEIGHT = 100;
/** Of the width that a day has. */
const BAR = 0.72;

interface DayPlotProps {
  /** How much of a row it takes: two stand in one with `half`, three with `third`. */
  room: 'half' | 'third';
  title: string;
  /** One sentence beneath: what is counted. */
  hint: string;
  /** UTC days 'yyyymmdd', oldest first. */
  days: readonly string[];
  /** Stood upon each other, the first at the foot. */
  series: readonly Series[];
  /** Writes one value, for example '$1.20'. */
  write: (value: number) => string;
  /** Said where there is nothing in all these days. */
  nothing: string;
}

/** Figures of days as columns, with the same as a table beneath for whoever does not see them. */
export function DayPlot({ room, title, hint, days, series, write, nothing }: DayPlotProps) {
  const titleId = useId();
  const total = sum(series.map(({ values }) => sum(values)));
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'grid min-w-0 grid-cols-1 content-start gap-3 border-t-2 border-paper-200 pt-6',
        room === 'half' ? 'md:col-span-3' : 'md:col-span-2',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-22">
          {title}
        </h2>
        <p className="text-22 font-bold">{write(total)}</p>
      </div>
      <p className="-mt-2 text-15 text-soft">{hint}</p>
      {total === 0 ? (
        <p className="rounded-card bg-paper-100 px-5 py-8 text-soft">{nothing}</p>
      ) : (
        <>
          <Columns days={days} series={series} write={write} />
          {series.length > 1 && <Legend series={series} write={write} />}
          <Collapsible title="As a table">
            <DayTable caption={title} days={days} series={series} write={write} />
          </Collapsible>
        </>
      )}
    </section>
  );
}

type FiguresProps = Pick<DayPlotProps, 'days' | 'series' | 'write'>;

/** For the eye alone: the table says it all. */
function Columns({ days, series, write }: FiguresProps) {
  const { columns, highest } = plotColumns(series, days.length, HEIGHT);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <div aria-hidden="true" className="grid gap-1 text-13 text-soft">
      <span>{write(highest)}</span>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-y border-y-paper-200"
      >
        {columns.map((column, day) =>
          column.map(
            ({ foot, height }, index) =>
              height > 0 && (
                <rect
                  key={`${days[day]} ${series[index]?.name}`}
                  x={day + (1 - BAR) / 2}
                  y={HEIGHT - foot - height}
                  width={BAR}
                  height={height}
                  fill={colourOf(index)}
                />
              ),
          ),
        )}
      </svg>
      <span className="flex justify-between">
        <span>{dayWords(first)}</span>
        {days.length > 1 && <span>{dayWords(last)}</span>}
      </span>
    </div>
  );
}

function Legend({ series, write }: Pick<DayPlotProps, 'series' | 'write'>) {
  return (
    <ul className="grid gap-x-6 gap-y-1 text-15 sm:grid-cols-2">
      {series.map(({ name, values }, index) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 shrink-0 rounded-sm" style={{ background: colourOf(index) }} />
          <span>{name}</span>
          <span className="ml-auto font-semibold">{write(sum(values))}</span>
        </li>
      ))}
    </ul>
  );
}
