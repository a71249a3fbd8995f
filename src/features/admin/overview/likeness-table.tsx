import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import { useId } from 'react';
import { formatCount, formatShortDay } from '../format.ts';

const NUMBER = 'py-1 pl-3 text-right';

/** Likeness scores of the heroes of scenes, by image model and day, latest day first. */
export function LikenessTable({ days }: { days: readonly OverviewDay[] }) {
  const titleId = useId();
  const rows = [...days].reverse().flatMap(({ day, likeness }) => likeness.map((ofModel) => ({ day, ...ofModel })));
  const models = [...new Set(rows.map(({ model }) => model))];
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-3 border-t-2 border-paper-200 pt-6">
      <h2 id={titleId} className="text-22">
        Same hero
      </h2>
      <p className="-mt-2 text-15 text-soft">
        How surely a scene shows the hero of the portrait, from 0 to 100. A scene with too low a score is painted twice,
        at our cost.
      </p>
      {rows.length === 0 ? (
        <p className="rounded-card bg-paper-100 px-5 py-8 text-soft">No scenes were compared in these days.</p>
      ) : (
        <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label="Same hero, as a table">
          <table className="w-full text-left text-15">
            <thead>
              <tr>
                {['Day', 'Scenes', 'Median', 'Lowest', 'Painted twice'].map((name, index) => (
                  <th key={name} scope="col" className={index > 0 ? `align-bottom ${NUMBER}` : 'py-1 align-bottom'}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {models.map((model) => (
              <tbody key={model}>
                <tr>
                  <th scope="rowgroup" colSpan={5} className="pt-4 pb-1 font-normal text-soft">
                    {model}
                  </th>
                </tr>
                {rows
                  .filter((row) => row.model === model)
                  .map(({ day, pictures, median, lowest, repainted }) => (
                    <tr key={day} className="border-t border-paper-200">
                      <th scope="row" className="py-1 font-normal whitespace-nowrap">
                        {formatShortDay(day)}
                      </th>
                      {[pictures, median, lowest, repainted].map((value, index) => (
                        <td key={index} className={`tabular-nums ${NUMBER}`}>
                          {formatCount(value)}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </section>
  );
}
