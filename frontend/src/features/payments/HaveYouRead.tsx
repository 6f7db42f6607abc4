import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useStatedFactsQuery } from '../../generated/payments';

/** For a buyer who comes from a card in a list: a way to the whole contract, and how much it says. */
export function HaveYouRead({ contractId }: { contractId: string }) {
  const { data } = useStatedFactsQuery({ variables: { id: contractId } });
  const facts = data?.contract.factTable;
  const stated = facts?.filter(({ value }) => value !== null).length;
  return (
    <Typography sx={{ fontSize: '0.9375rem' }}>
      Have you read{' '}
      <Link component={RouterLink} to={`/contracts/${contractId}`}>
        the whole contract
      </Link>
      ?{/* a line of its own, so that nothing moves when the number comes */}
      <Typography
        component="span"
        color="textSecondary"
        sx={{ display: 'block', minHeight: '1.55em' }}
        variant="body2"
      >
        {facts && `${stated} of ${facts.length} facts stated`}
      </Typography>
    </Typography>
  );
}
