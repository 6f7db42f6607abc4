import Box from '@mui/material/Box';
import type { ReceiptQuery } from '../generated/account';
import { formatMonths } from '../lib/format/money';
import { kindOf } from './contract-kinds';
import { Fact } from './Fact';
import { Money } from './Money';

export type SoldTerms = Omit<NonNullable<ReceiptQuery['purchase']['terms']>, '__typename'>;

/** The terms that a contract was sold under; goes inside a `dl`. */
export function TermsFacts({ terms }: { terms: SoldTerms }) {
  return (
    <>
      <Fact inline label="Type">
        {kindOf(terms.type).label}
      </Fact>
      <Fact inline label="Monthly payment">
        <Money cents={terms.monthlyPayment} />
      </Fact>
      <Fact inline label="Remaining term">
        {formatMonths(terms.remainingTermMonths)}
      </Fact>
      <Fact inline label="Location">
        {terms.location}
      </Fact>
      <Box sx={{ py: 1.25 }}>
        <Fact label="Description">
          <Box component="span" sx={{ whiteSpace: 'pre-line', fontWeight: 400 }}>
            {terms.description}
          </Box>
        </Fact>
      </Box>
    </>
  );
}
