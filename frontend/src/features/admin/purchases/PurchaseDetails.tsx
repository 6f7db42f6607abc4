import { causeText } from '@handover/domain/purchase-causes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TermsFacts } from '../../../components/mui/TermsFacts';
import type { AdminPurchaseFieldsFragment } from '../../../generated/admin';
import { formatMoment } from '../../../lib/format/time';
import { CopyId } from '../list/CopyId';
import { TabLink } from '../list/PersonLink';
import { movers, purchaseStates } from './purchase-states';

/** The terms of the sale and every step of the payment. */
export const PurchaseDetails = ({ purchase }: { purchase: AdminPurchaseFieldsFragment }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
    <section>
      <Typography variant="h4" component="h3">
        History
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
      <Box sx={{ mt: 1, ml: -1.25 }}>
        {purchase.capturedAt && <TabLink to={`?tab=transfers&q=${purchase.id}`}>Transfer</TabLink>}
        <CopyId id={purchase.id} label="Purchase" />
        {purchase.paymentIntentId && <CopyId id={purchase.paymentIntentId} label="Payment" />}
      </Box>
    </section>
    {purchase.terms && (
      <section>
        <Typography variant="h4" component="h3">
          {purchase.capturedAt ? 'Terms sold' : 'Terms offered'}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1 }}>
          <TermsFacts terms={purchase.terms} />
        </Box>
      </section>
    )}
  </Box>
);
