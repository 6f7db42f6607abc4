import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { formatCount } from '../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { FilterFields } from './FilterFields';
import { FIELDS } from './ToolbarFrame';
import type { ContractListState } from './useContractList';
import { MuiScope } from '../../theme/MuiScope';

interface FilterSheetProps {
  filters: ContractFilters;
  total: ContractListState['total'];
}

/** All filters on a phone. Closing keeps them; Back undoes them. */
export function FilterSheet({ filters, total }: FilterSheetProps) {
  return (
    <MuiScope>
      <Dialog
        open
        fullScreen
        onClose={filters.closeSheet}
        aria-labelledby="filter-sheet"
        slotProps={{ paper: { sx: { borderRadius: 0, m: 0, width: '100%' } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 1, pl: 2 }}>
          <Typography id="filter-sheet" variant="h3" component="h2">
            Filters
          </Typography>
          <IconButton aria-label="Close" onClick={filters.closeSheet}>
            <X aria-hidden />
          </IconButton>
        </Box>
        <Box
          className={FIELDS}
          sx={{
            display: 'grid',
            gap: 2,
            alignContent: 'start',
            flex: 1,
            overflowY: 'auto',
            p: 2,
          }}
        >
          <FilterFields filters={filters} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            p: 2,
            pb: 'max(16px, env(safe-area-inset-bottom))',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Button onClick={filters.clear} disabled={filters.used.length === 0}>
            Clear all
          </Button>
          <Button variant="contained" sx={{ flex: 1 }} onClick={filters.closeSheet} aria-live="polite">
            {total ? `Show ${resultsText(total)}` : 'Show results'}
          </Button>
        </Box>
      </Dialog>
    </MuiScope>
  );
}

const resultsText = ({ count, capped }: { count: number; capped: boolean }) =>
  `${formatCount(count)}${capped ? '+' : ''} ${count === 1 ? 'result' : 'results'}`;
