import { formatShortDay } from '../format.ts';
import type { Series } from './series.ts';

interface DayTableProps {
  caption: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

export const DayTable = ({ caption, days, series, format }: DayTableProps) => (
  <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={`${caption}, as a table`}>
    <table className="w-full text-left text-15">
      <caption className="sr-only">{caption}</caption>
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
