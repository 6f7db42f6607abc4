import { contractKinds, typeFromSlug } from '../../../../components/contract/contract-kinds';
import { SelectField } from '../../../../components/mui/SelectField';
import { formatCount } from '../../../../lib/format/money';
import { useSearchParam } from '../../../../lib/useSearchParam';
import { Bars, ChartGrid } from '../Bars';
import { ScrollTable } from '../OverviewTables';
import { Figure } from './Figure';
import { perHundred, STEPS, totalOf, weeksOfType, type FunnelWeek, type Week } from './funnel-weeks';

const TYPES = [
  { value: '', label: 'All types' },
  ...contractKinds.map(({ slug, label }) => ({ value: slug, label })),
];

/** Charts by how large the numbers are: far more people look than ask. */
const CHARTS = [
  { title: 'Seen', keys: ['seen'] },
  { title: 'Asked, paid, accepted, handed over', keys: ['asked', 'paid', 'accepted', 'handedOver'] },
] as const;

interface FunnelProps {
  rows: readonly FunnelWeek[];
  filters: Readonly<Record<string, string>>;
}

/** From the first look to the handover by week; the type is in the URL. */
export function Funnel({ rows, filters }: FunnelProps) {
  const [slug, setSlug] = useSearchParam('kind');
  const weeks = weeksOfType(rows, typeFromSlug(slug));
  const total = totalOf(weeks);
  return (
    <Figure
      title="From the first look to the handover"
      text="Each step counts in its own week, and buyers can pay without asking first, so a step can be larger than the one before. Weeks begin on Monday in UTC."
      file="funnel"
      filters={filters}
      empty={STEPS.every(({ key }) => total[key] === 0) ? 'Nothing happened in these weeks yet.' : null}
      tools={
        <div style={{ flex: '0 1 200px' }}>
          <SelectField
            label="Type of contract"
            options={TYPES}
            value={typeFromSlug(slug) ? slug : ''}
            onChange={({ target }) => setSlug(target.value)}
          />
        </div>
      }
    >
      <ChartGrid sx={{ mb: 2 }}>
        {CHARTS.map(({ title, keys }) => (
          <Bars
            key={title}
            title={title}
            labels={weeks.map(({ label }) => label)}
            series={STEPS.filter(({ key }) => (keys as readonly string[]).includes(key)).map(
              ({ key, label }) => ({ label, data: weeks.map(({ steps }) => steps[key]) }),
            )}
          />
        ))}
      </ChartGrid>
      <FunnelTable weeks={weeks} />
    </Figure>
  );
}

/** All weeks, how each step compares with the one before it, then each week, the newest first. */
const FunnelTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <ScrollTable label="Funnel by week" head={['Week of', ...STEPS.map(({ label }) => label)]}>
    <Row label="All weeks" steps={totalOf(weeks)} />
    <tr>
      <th scope="row">Per 100 of the step before</th>
      {STEPS.map(({ key }, at) => (
        <td key={key}>{perHundred(totalOf(weeks), at)}</td>
      ))}
    </tr>
    {[...weeks].reverse().map((week) => (
      <Row key={week.label} {...week} />
    ))}
  </ScrollTable>
);

const Row = ({ label, steps }: Week) => (
  <tr>
    <th scope="row">{label}</th>
    {STEPS.map(({ key }) => (
      <td key={key}>{formatCount(steps[key])}</td>
    ))}
  </tr>
);
