import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoment } from '../../../lib/format/time';
import { CopyId } from '../list/CopyId';
import { TabLink } from '../list/PersonLink';
import { TransferContacts } from './TransferContacts';
import { eventText, movers, stepFacts, stepState, titleOf, type AdminTransfer } from './transfer-words';

/** The steps, what happened so far, and the links to what belongs to it. */
export const TransferDetails = ({ transfer }: { transfer: AdminTransfer }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
    <section>
      <Typography variant="h4" component="h3">
        Steps
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
        {transfer.steps.map((step) => (
          <li key={step.key} aria-current={step.key === transfer.currentStep?.key ? 'step' : undefined}>
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {step.title}
            </Box>{' '}
            · {stepState(transfer, step)}
            <Box sx={{ fontSize: '0.8125rem' }}>{stepFacts(transfer, step)}</Box>
          </li>
        ))}
      </Box>
    </section>
    <section>
      <Typography variant="h4" component="h3">
        What happened
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
        {transfer.events.map((event, index) => (
          <li key={index}>
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {eventText(transfer, event)}.
            </Box>{' '}
            {event.note}
            <Box sx={{ fontSize: '0.8125rem' }}>
              <time dateTime={event.at}>{formatMoment(event.at)}</time>, by {movers[event.by] ?? event.by}
            </Box>
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        {transfer.purchase && <TabLink to={`?tab=purchases&q=${transfer.purchase.id}`}>Purchase</TabLink>}
        <TabLink to={`?tab=contracts&q=${transfer.contractId}`}>Contract</TabLink>
        <CopyId id={transfer.id} label="Transfer" />
      </Box>
      <TransferContacts id={transfer.id} about={titleOf(transfer)} />
    </section>
  </Box>
);
