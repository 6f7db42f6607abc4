import { isEndless } from '@handover/domain/cost/endless';
import { factRows } from '@handover/domain/facts/key-facts';
import type { Facts } from '@handover/domain/facts/fact';
import Box from '@mui/material/Box';
import type { ReceiptQuery } from '../../generated/account';
import { remainingText } from '../../lib/format/money';
import { kindOf } from '../contract/contract-kinds';
import { Fact } from './Fact';
import { Money } from './Money';

export type SoldTerms = Omit<NonNullable<ReceiptQuery['purchase']['terms']>, '__typename'>;

/** The terms that a contract was sold under; goes inside a `dl`. */
export function TermsFacts({ terms }: { terms: SoldTerms }) {
  const endless = isEndless({ type: kindOf(terms.type).slug, facts: (terms.facts ?? {}) as Facts });
  return (
    <>
      <Fact inline label="Type">
        {kindOf(terms.type).label}
      </Fact>
      <Fact inline label="Monthly payment">
        <Money cents={terms.monthlyPayment} />
      </Fact>
      <Fact inline label="Remaining term">
        {remainingText({ ...terms, endless })}
      </Fact>
      {Boolean(terms.incentive) && (
        <Fact inline label="The seller pays the buyer">
          <Money cents={terms.incentive ?? 0} />
        </Fact>
      )}
      {terms.feeRule === 'ALWAYS_REFUND' && (
        <Fact inline label="If the transfer ends early">
          The fee always goes back
        </Fact>
      )}
      <Fact inline label="Location">
        {terms.location}
      </Fact>
      {statedFacts(terms).map(({ key, label, value }) => (
        <Fact key={key} inline label={label}>
          {value}
        </Fact>
      ))}
      <Fact below label="Description">
        <Box component="span" sx={{ whiteSpace: 'pre-line', fontWeight: 400 }}>
          {terms.description}
        </Box>
      </Fact>
    </>
  );
}

/** What the seller had stated; purchases made before facts were asked have none. */
const statedFacts = ({ type, facts }: SoldTerms) =>
  factRows(kindOf(type).slug, (facts ?? {}) as Facts).filter(({ value }) => value !== null);
