import { causeText } from '@handover/domain/purchase-causes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TermsFacts } from '../../../components/mui/TermsFacts';
import type { AdminPurchaseFieldsFragment } from '../../../generated/admin-sales';
import { formatMoment } from '../../../lib/format/time';
import { movers, purchaseStates } from './payment-words';

interface PaymentProps {
  purchase: AdminPurchaseFieldsFragment;
}

/** Every step of the payment. */
export const PaymentHistory = ({ purchase }: PaymentProps) => (
  <section>
    <Typography variant="h4" component="h3">
      Payment
    </Typography>
    <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
      {purchase.history.map(({ id, to, by, cause, at }) => (
        <li key={id}>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {purchaseStates[to].label}.
          </Box>{' '}
          {causeText(cause)}
          <Box sx={{ fontSize: '0.8125rem' }}>
            <time dateTime={at}>{formatMoment(at)}</time>, by {movers[by] ?? by}
          </Box>
        </li>
      ))}
    </Box>
  </section>
);

/** What the buyer was shown. */
export const SaleTerms = ({ purchase }: PaymentProps) =>
  purchase.terms && (
    <section>
      <Typography variant="h4" component="h3">
        {purchase.capturedAt ? 'Terms sold' : 'Terms offered'}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        <TermsFacts terms={purchase.terms} />
      </Box>
    </section>
  );
