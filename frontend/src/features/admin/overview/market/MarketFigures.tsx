import Box from '@mui/material/Box';
import { ErrorState } from '../../../../components/plain/ErrorState';
import { useAdminFiguresQuery, type AdminFiguresQuery } from '../../../../generated/admin-overview';
import { RowSkeletons } from '../../list/TabSkeleton';
import { BarTable } from './BarTable';
import { Figure } from './Figure';
import { Funnel } from './Funnel';
import { ListingTimes } from './ListingTimes';
import { weeksOf } from './funnel-weeks';
import { Visitors } from './Visitors';

/** How the market works in the weeks of a period of days. */
export function MarketFigures({ days }: { days: number }) {
  const weeks = weeksOf(days);
  const { data, previousData, error, refetch } = useAdminFiguresQuery({
    variables: { weeks, days },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, mt: 4 }}>
      {shown ? (
        <Shown figures={shown} inWeeks={{ weeks: String(weeks) }} inDays={{ days: String(days) }} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowSkeletons />
      )}
    </Box>
  );
}

interface ShownProps {
  figures: AdminFiguresQuery;
  inWeeks: Readonly<Record<string, string>>;
  inDays: Readonly<Record<string, string>>;
}

const Shown = ({ figures, inWeeks, inDays }: ShownProps) => (
  <>
    <Funnel rows={figures.funnel} filters={inWeeks} />
    <ListingTimes times={figures.listingTimes} filters={inWeeks} />
    <Figure
      title="Why transfers end"
      text="Transfers that were cancelled in these weeks, by reason."
      file="transfer-endings"
      filters={inWeeks}
      empty={figures.transferEndings.length === 0 ? 'No transfer was cancelled in these weeks.' : null}
    >
      <BarTable
        label="Why transfers end"
        head={['Reason', 'Transfers']}
        rows={figures.transferEndings.map(({ words, count }) => ({ name: words, count }))}
      />
    </Figure>
    <Visitors sources={figures.visitorSources} filters={inDays} />
  </>
);
