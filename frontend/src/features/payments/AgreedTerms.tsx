import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { kindOf } from '../../components/contract/contract-kinds';
import { agreedRows, costRows } from '../../lib/candidates/term-words';
import { statedTerms, type ForSale } from './contract-for-sale';

/** What the buyer agreed on with the seller, against what is listed. */
export function AgreedTerms({ contract }: { contract: ForSale }) {
  const client = useApolloClient();
  const listed = { ...statedTerms(client, contract.id), ...contract };
  const agreed = agreedRows(kindOf(contract.type).slug, contract.agreed, listed);
  if (agreed.length === 0) return null;
  const rows = [...agreed, ...costRows(contract.agreedCost)];
  return (
    <Box component="section" aria-label="Terms you agreed on" sx={{ fontSize: '0.9375rem' }}>
      <Typography sx={{ fontWeight: 650 }}>You agreed on</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map(({ key, label, value, listed: before }) => (
          <li key={key}>
            {label}: <strong>{value}</strong>
            {before !== null && before !== value && `, listed: ${before}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
