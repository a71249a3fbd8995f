import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import { useId } from 'react';
import { formatCount, formatShortDay } from '../format.ts';

/** How surely the heroes of scenes were recognised, by day and painting model, the latest first. */
export function LikenessTable({ days }: { days: readonly OverviewDay[] }) {
  const titleId = useId();
  const rows = [...days].reverse().flatMap(({ day, likeness }) => likeness.map((model) => ({ day, ...model })));
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-3 border-t-2 border-paper-200 pt-6">
      <h2 id={titleId} className="text-22">
        Same hero
      </h2>
      <p className="-mt-2 text-15 text-soft">How surely a scene shows the hero of the portrait, from 0 to 100.</p>
      {rows.length === 0 ? (
        <p className="rounded-card bg-paper-100 px-5 py-8 text-soft">No scenes were compared.</p>
      ) : (
        <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label="Same hero, as a table">
          <table className="w-full text-left text-15">
            <thead>
              <tr>
                {['Day', 'Model', 'Scenes', 'Median', 'Lowest', 'Painted twice'].map((name, index) => (
                  <th key={name} scope="col" className={index > 1 ? 'py-1 pr-4 text-right' : 'py-1 pr-4'}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, model, pictures, median, lowest, repainted }) => (
                <tr key={`${day} ${model}`} className="border-t border-paper-200">
                  <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
                    {formatShortDay(day)}
                  </th>
                  <td className="py-1 pr-4">{model}</td>
                  {[pictures, median, lowest, repainted].map((value, index) => (
                    <td key={index} className="py-1 pr-4 text-right">
                      {formatCount(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
