import { kindOf } from '../../../../components/contract/contract-kinds';
import type { AdminFiguresQuery } from '../../../../generated/admin-overview';
import { formatCount } from '../../../../lib/format/money';
import { Bars } from '../Bars';
import { ScrollTable } from '../OverviewTables';
import { Figure } from './Figure';

type Times = AdminFiguresQuery['listingTimes'];

const COLUMNS = [
  { key: 'lowerQuartile', label: 'A quarter within' },
  { key: 'median', label: 'Half within' },
  { key: 'upperQuartile', label: 'Three quarters within' },
] as const;

const nameOf = ({ type }: Times[number]) => (type ? kindOf(type).label : 'All types');

interface ListingTimesProps {
  times: Times;
  filters: Readonly<Record<string, string>>;
}

/** How many days contracts waited for a buyer. */
export const ListingTimes = ({ times, filters }: ListingTimesProps) => (
  <Figure
    title="Days from listing to buyer"
    text="Of the contracts that were paid for in these weeks."
    file="listing-times"
    filters={filters}
    empty={times.length === 0 ? 'Nothing was bought in these weeks yet.' : null}
  >
    <Bars
      title="Days from listing to buyer"
      areLabelsSlanted
      labels={times.map(nameOf)}
      series={COLUMNS.map(({ key, label }) => ({ label, data: times.map((time) => time[key]) }))}
    />
    <ScrollTable
      label="Days from listing to buyer"
      head={['Type', ...COLUMNS.map(({ label }) => label), 'Purchases']}
    >
      {times.map((time) => (
        <tr key={nameOf(time)}>
          <th scope="row">{nameOf(time)}</th>
          {COLUMNS.map(({ key }) => (
            <td key={key}>{time[key] === 1 ? '1 day' : `${formatCount(time[key])} days`}</td>
          ))}
          <td>{formatCount(time.count)}</td>
        </tr>
      ))}
    </ScrollTable>
  </Figure>
);
