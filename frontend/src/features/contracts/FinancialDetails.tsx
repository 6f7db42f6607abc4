import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Fact } from '../../components/Fact';
import { Money } from '../../components/Money';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { formatMonths } from '../../lib/format/money';

interface FinancialDetailsProps {
  contract: ContractFieldsFragment;
  buy: ReactNode;
}

/** Costs and the Buy button. The total is monthly payment times remaining months. */
export function FinancialDetails({ contract, buy }: FinancialDetailsProps) {
  const total = contract.monthlyPayment * contract.remainingTermMonths;
  return (
    <Card component="section" aria-label="Financial Details" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        Financial Details
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, '& > div + div': { borderTop: '1px solid', borderColor: 'divider' } }}
      >
        <Fact inline strong label="Monthly Payment">
          <Money cents={contract.monthlyPayment} />
        </Fact>
        <Fact inline label="Remaining Term">
          {formatMonths(contract.remainingTermMonths)}
        </Fact>
        <Fact inline label="Total Remaining">
          <Money cents={total} />
        </Fact>
        {contract.transferFee !== null && (
          <Fact inline label="Transfer Fee">
            <Money cents={contract.transferFee} />
          </Fact>
        )}
      </Box>
      {buy && <Box sx={{ mt: 2 }}>{buy}</Box>}
    </Card>
  );
}
