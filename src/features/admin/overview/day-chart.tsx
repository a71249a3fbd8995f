import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { formatShortDay } from '../format.ts';

export interface Series {
  name: string;
  values: readonly number[];
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One color per series; they differ in lightness too. Series beyond the last share its color. */
const COLORS = ['#1f5f93', '#f2a32b', '#1d6b4f', '#ff9c9c', '#241d3a', '#8f7f5f'];
const colorOf = (index: number): string => COLORS[Math.min(index, COLORS.length - 1)] ?? 'currentColor';

const HEIGHT = 100;
const BAR_WIDTH = 0.72;

interface DayChartProps {
  width: 'half' | 'third';
  title: string;
  hint: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  emptyText: string;
}

/** A column chart by day, with the same figures as a table for screen readers. */
export function DayChart({ width, title, hint, days, series, format, emptyText }: DayChartProps) {
  const titleId = useId();
  const total = sum(series.map(({ values }) => sum(values)));
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'grid min-w-0 grid-cols-1 content-start gap-3 border-t-2 border-paper-200 pt-6',
        width === 'half' ? 'md:col-span-3' : 'md:col-span-2',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-22">
          {title}
        </h2>
        <p className="text-22 font-bold">{format(total)}</p>
      </div>
      <p className="-mt-2 text-15 text-soft">{hint}</p>
      {total === 0 ? (
        <p className="rounded-card bg-paper-100 px-5 py-8 text-soft">{emptyText}</p>
      ) : (
        <>
          <Columns days={days} series={series} format={format} />
          {series.length > 1 && <Legend series={series} format={format} />}
          <Collapsible title="As a table">
            <DayTable title={title} days={days} series={series} format={format} />
          </Collapsible>
        </>
      )}
    </section>
  );
}

type FiguresProps = Pick<DayChartProps, 'days' | 'series' | 'format'>;

function Columns({ days, series, format }: FiguresProps) {
  const { columns, highest } = chartColumns(series, days.length);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <div aria-hidden="true" className="grid gap-1 text-13 text-soft">
      <span>{format(highest)}</span>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-y border-y-paper-200"
      >
        {columns.map((column, day) =>
          column.map(
            ({ bottom, height }, index) =>
              height > 0 && (
                <rect
                  key={`${days[day]} ${series[index]?.name}`}
                  x={day + (1 - BAR_WIDTH) / 2}
                  y={HEIGHT - bottom - height}
                  width={BAR_WIDTH}
                  height={height}
                  fill={colorOf(index)}
                />
              ),
          ),
        )}
      </svg>
      <span className="flex justify-between">
        <span>{formatShortDay(first)}</span>
        {days.length > 1 && <span>{formatShortDay(last)}</span>}
      </span>
    </div>
  );
}

const Legend = ({ series, format }: Pick<DayChartProps, 'series' | 'format'>) => (
  <ul className="grid gap-x-6 gap-y-1 text-15 sm:grid-cols-2">
    {series.map(({ name, values }, index) => (
      <li key={name} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-3.5 shrink-0 rounded-sm forced-color-adjust-none"
          style={{ background: colorOf(index) }}
        />
        <span>{name}</span>
        <span className="ml-auto font-semibold">{format(sum(values))}</span>
      </li>
    ))}
  </ul>
);

interface ColumnPiece {
  bottom: number;
  height: number;
}

function chartColumns(series: readonly Series[], days: number) {
  const valuesOf = (day: number): number[] => series.map(({ values }) => values[day] ?? 0);
  const all = Array.from({ length: days }, (_, day) => valuesOf(day));
  const highest = Math.max(0, ...all.map(sum));
  const scale = highest > 0 ? HEIGHT / highest : 0;
  return { columns: all.map((values) => stackColumn(values, scale)), highest };
}

function stackColumn(values: readonly number[], scale: number): ColumnPiece[] {
  let bottom = 0;
  return values.map((value) => {
    const piece = { bottom, height: value * scale };
    bottom += piece.height;
    return piece;
  });
}

const DayTable = ({ title, days, series, format }: FiguresProps & Pick<DayChartProps, 'title'>) => (
  <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={`${title}, as a table`}>
    <table className="w-full text-left text-15">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 pr-4">
            Day
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="py-1 pr-4 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .map((day, index) => (
            <tr key={day} className="border-t border-paper-200">
              <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
                {formatShortDay(day)}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="py-1 pr-4 text-right">
                  {format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </div>
);
