import { formatDay } from '@handover/domain/facts/format-fact';
import { PlainInput } from '../../components/plain/PlainField';
import type { OwnAssumptions } from './useAssumptions';
import './AssumptionFields.css';

const UNIT = { money: ' ($)', rate: ' (%)', int: '', boolean: '' } as const;

/** Those answer most questions. */
const SHOWN = 3;

/** A field per assumption, the first three in view, and where the rate of a new loan comes from. */
export const AssumptionFields = ({ rules, market, ...own }: OwnAssumptions) => (
  <>
    <Fields rules={rules.slice(0, SHOWN)} {...own} />
    {market && (
      <p>
        We use {market.percent}%, our figure for a new loan as of {formatDay(market.updatedAt.slice(0, 10))}.
        If you have an offer, enter its rate above instead.
      </p>
    )}
    {rules.length > SHOWN && (
      <details className="more-assumptions">
        <summary>More</summary>
        <Fields rules={rules.slice(SHOWN)} {...own} />
      </details>
    )}
  </>
);

const Fields = ({ rules, given, errors, change }: Omit<OwnAssumptions, 'market'>) => (
  <div className="assumptions">
    {rules.map(({ key, label, kind }) =>
      kind === 'boolean' ? (
        <label key={key} className="check">
          <input
            type="checkbox"
            checked={given[key] === true}
            onChange={(event) => change(key, event.target.checked)}
          />
          {label}
        </label>
      ) : (
        <PlainInput
          key={key}
          label={label + UNIT[kind]}
          inputMode="decimal"
          value={String(given[key] ?? '')}
          problem={errors[key]}
          onChange={(event) => change(key, event.target.value)}
        />
      ),
    )}
  </div>
);
