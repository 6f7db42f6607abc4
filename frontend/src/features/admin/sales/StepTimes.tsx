import { WORDS } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminTransferNumbersQuery } from '../../../generated/admin-sales';
import { wordOf } from '../../../lib/enum-words';
import { capitalized } from '../../../lib/format/capitalized';

type StepTime = AdminTransferNumbersQuery['transferNumbers']['steps'][number];

/** How long steps really take. People see these figures as the usual time. */
export const StepTimes = ({ steps }: { steps: readonly StepTime[] }) => (
  <Box component="section" aria-labelledby="step-times" sx={{ mt: 5 }}>
    <Typography id="step-times" variant="h4" component="h3">
      How long steps take
    </Typography>
    <Typography color="textSecondary" sx={{ fontSize: '0.9375rem', mb: 1.5 }}>
      {steps.length > 0
        ? 'Median days of the newest finished steps. Buyers and sellers see them as the usual time.'
        : 'Measured once 20 steps of a kind are done. Until then, buyers and sellers see our estimates.'}
    </Typography>
    {steps.length > 0 && (
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby="step-times">
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { p: '6px 16px 6px 0', textAlign: 'left', whiteSpace: { sm: 'nowrap' } },
            '& th': { color: 'text.secondary', fontWeight: 600 },
            '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
            '& .figure': { textAlign: 'right' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Step</th>
              <th scope="col" className="figure">
                Median days
              </th>
              <th scope="col" className="figure">
                Measured
              </th>
              <th scope="col">Our estimate</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ type, key, title, days, count, estimate }) => (
              <tr key={`${type} ${key}`}>
                <td>{capitalized(WORDS[wordOf(type)].one)}</td>
                <td>{title}</td>
                <td className="figure">{days}</td>
                <td className="figure">{count}</td>
                <td>{estimate ?? 'none'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    )}
  </Box>
);
