import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Clock3, MapPin } from 'lucide-react';
import { PostedTime } from '../../components/PostedTime';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeLabel } from '../../components/TypeIcon';
import type { ContractFieldsFragment } from '../../generated/contracts';

const iconLine = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' };

/** Type, title, location and description. */
export function ContractOverview({ contract }: { contract: ContractFieldsFragment }) {
  return (
    <Card component="section" aria-label="Contract" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}>
        <TypeLabel type={contract.type} size={44} />
        <StatusBadge status={contract.status} />
      </Box>
      <Typography variant="h2" component="h1" sx={{ mt: 2.5, overflowWrap: 'anywhere' }}>
        {contract.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 1.5 }}>
        <Box sx={iconLine}>
          <MapPin size={18} aria-hidden />
          <span>{contract.location}</span>
        </Box>
        <Box sx={iconLine}>
          <Clock3 size={18} aria-hidden />
          <PostedTime iso={contract.createdAt} />
        </Box>
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 3.5 }}>
        Description
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {contract.description}
      </Typography>
    </Card>
  );
}
