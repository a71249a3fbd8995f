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
      <DayPlot
        {...shared}
        room="half"
        title="Sign-ups"
        hint="Accounts that were made."
        series={[signUpSeries(days)]}
        nothing="Nobody has signed up."
      />
      <DayPlot
        {...shared}
        room="half"
        title="Active families"
        hint="Each on the last day that it came."
        series={[familySeries(days)]}
        nothing="No family has come."
      />
      <DayPlot
        {...shared}
        room="third"
        title="Stories"
        hint="Chapters that were told."
        series={[chapters]}
        nothing="No story was told."
      />
      <DayPlot
        {...shared}
        room="third"
        title="Pictures"
        hint="Portraits, places and scenes."
        series={[pictures]}
        nothing="Nothing was painted."
      />
      <DayPlot
        {...shared}
        room="third"
        title="Narrations"
        hint="Chapters that were read aloud."
        series={[narrations]}
        nothing="Nothing was narrated."
      />
      <DayPlot
        {...shared}
        room="half"
        title="Cost"
        hint="US dollars, as the configuration estimates them."
        series={costSeries(days)}
        write={costWords}
        nothing="Nothing was spent."
      />
      <DayPlot
        {...shared}
        room="half"
        title="Errors"
        hint="Calls that failed, by kind."
        series={errorSeries(days)}
        nothing="No call has failed."
      />
    </>
  );
}
