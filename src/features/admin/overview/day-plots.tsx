import type { OverviewDay } from '@talelantern/domain/admin/overview';
import { costWords, countWords } from '../figures.ts';
import { DayPlot } from './day-plot.tsx';
import { costSeries, errorSeries, familySeries, madeSeries, signUpSeries } from './series.ts';

/** A plot for each thing that is counted by day. */
export function DayPlots({ days }: { days: readonly OverviewDay[] }) {
  const [chapters, pictures, narrations] = madeSeries(days);
  const shared = { days: days.map(({ day }) => day), write: countWords };
  return (
    <>
      <DayPlot {...shared} title="Sign-ups" series={[signUpSeries(days)]} nothing="Nobody has signed up." />
      <DayPlot
        {...shared}
        title="Active families"
        hint="Each on the last day that it came."
        series={[familySeries(days)]}
        nothing="No family has come."
      />
      <DayPlot {...shared} title="Story chapters" series={[chapters]} nothing="No story was told." />
      <DayPlot {...shared} title="Pictures" series={[pictures]} nothing="Nothing was painted." />
      <DayPlot {...shared} title="Narrations" series={[narrations]} nothing="Nothing was narrated." />
      <DayPlot
        {...shared}
        title="Cost"
        hint="US dollars, as the configuration estimates them."
        series={costSeries(days)}
        write={costWords}
        nothing="Nothing was spent."
      />
      <DayPlot
        {...shared}
        title="Errors"
        hint="Calls that failed, by kind."
        series={errorSeries(days)}
        nothing="No call has failed."
      />
    </>
  );
}
