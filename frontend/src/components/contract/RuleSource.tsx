import { formatDay } from '@handover/domain/facts/format-fact';
import type { RuleLineFieldsFragment } from '../../generated/rules';
import './RuleSource.css';

interface SourceProps {
  line: Pick<RuleLineFieldsFragment, 'source' | 'sourceUrl' | 'checkedOn'>;
}

/** Who says so. The link goes to a page that we do not vouch for. */
export const SourceName = ({ line: { source, sourceUrl } }: SourceProps) =>
  sourceUrl ? (
    <a href={sourceUrl} target="_blank" rel="nofollow noopener noreferrer">
      {source}
    </a>
  ) : (
    source
  );

/** Who says so and when we read it. */
export const RuleSource = ({ line }: SourceProps) => (
  <span className="rule-source">
    (<SourceName line={line} />, checked {formatDay(line.checkedOn)})
  </span>
);
