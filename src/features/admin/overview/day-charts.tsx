import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import { formatCost, formatCount } from '../format.ts';
import { DayChart } from './day-chart.tsx';
import { costSeries, errorSeries, familySeries, generatedSeries, signUpSeries } from './series.ts';

export function DayCharts({ days }: { days: readonly OverviewDay[] }) {
  const [chapters, pictures, narrations] = generatedSeries(days);
  const shared = { days: days.map(({ day }) => day), format: formatCount };
  return (
    <>
      <DayChart
        {...shared}
        width="half"
        title="Sign-ups"
        hint="New accounts."
        series={[signUpSeries(days)]}
        emptyText="No one has signed up."
      />
      <DayChart
        {...shared}
        width="half"
        title="Last sign-ins"
        hint="Each family on the day it last signed in. It stays signed in afterwards."
        series={[familySeries(days)]}
        emptyText="No families have signed in."
      />
      <DayChart
        {...shared}
        width="third"
        title="Stories"
        hint="Chapters written."
        series={[chapters]}
        emptyText="No chapters were written."
      />
      <DayChart
        {...shared}
        width="third"
        title="Pictures"
        hint="Portraits, places and scenes."
        series={[pictures]}
        emptyText="No pictures were painted."
      />
      <DayChart
        {...shared}
        width="third"
        title="Narrations"
        hint="Chapters recorded."
        series={[narrations]}
        emptyText="No chapters were recorded."
      />
      <DayChart
        {...shared}
        width="half"
        title="Cost"
        hint="US dollars, estimated from the configuration."
        series={costSeries(days)}
        format={formatCost}
        emptyText="Nothing was spent."
      />
      <DayChart
        {...shared}
        width="half"
        title="Errors"
        hint="Failed calls, by kind."
        series={errorSeries(days)}
        emptyText="No calls have failed."
      />
    </>
  );
}
