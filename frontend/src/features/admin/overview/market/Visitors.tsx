import type { AdminFiguresQuery } from '../../../../generated/admin-overview';
import { ChartGrid } from '../Bars';
import { BarTable } from './BarTable';
import { Figure } from './Figure';

type Sources = AdminFiguresQuery['visitorSources'];

const REFERRER_WORDS: Readonly<Record<string, string>> = {
  direct: 'Direct or unknown',
  other: 'All other sites',
};
const CAMPAIGN_WORDS: Readonly<Record<string, string>> = { other: 'All others' };

const rowsOf = (sources: Sources, kind: Sources[number]['kind'], words: Readonly<Record<string, string>>) =>
  sources
    .filter((source) => source.kind === kind)
    .map(({ name, visits }) => ({ name: words[name] ?? name, count: visits }));

interface VisitorsProps {
  sources: Sources;
  filters: Readonly<Record<string, string>>;
}

/** Where visitors came from: hosts and campaigns, without any person. */
export function Visitors({ sources, filters }: VisitorsProps) {
  const campaigns = rowsOf(sources, 'UTM_SOURCE', CAMPAIGN_WORDS);
  return (
    <Figure
      title="Where visitors came from"
      text="The site with the link and the utm_source of the link, counted per day without cookies."
      file="visitor-sources"
      filters={filters}
      empty={sources.length === 0 ? 'No visits were counted in these days yet.' : null}
    >
      <ChartGrid sx={{ alignItems: 'start' }}>
        <BarTable
          label="Visits by site"
          head={['Site', 'Visits']}
          rows={rowsOf(sources, 'REFERRER', REFERRER_WORDS)}
        />
        {campaigns.length > 0 && (
          <BarTable label="Visits by utm_source" head={['utm_source', 'Visits']} rows={campaigns} />
        )}
      </ChartGrid>
    </Figure>
  );
}
