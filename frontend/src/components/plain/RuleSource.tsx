import { formatDay } from '@handover/domain/facts/format-fact';
import type { RuleLineFieldsFragment } from '../../generated/rules';

type Sourced = Pick<RuleLineFieldsFragment, 'source' | 'sourceUrl' | 'checkedOn'>;

/** Who says so and when we read it. Links go to pages that we do not vouch for. */
export const RuleSource = ({ line: { source, sourceUrl, checkedOn } }: { line: Sourced }) => (
  <span className="rule-source">
    (
    {sourceUrl ? (
      <a href={sourceUrl} target="_blank" rel="nofollow noopener noreferrer">
        {source}
      </a>
    ) : (
      source
    )}
    , checked {formatDay(checkedOn)})
  </span>
);
