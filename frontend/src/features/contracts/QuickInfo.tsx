import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fact } from '../../components/Fact';
import { formatDay } from '../../lib/format/time';

export function QuickInfo({ id, updatedAt }: { id: string; updatedAt: string }) {
  return (
    <Card component="section" aria-label="Quick Info" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        Quick Info
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
        <Fact label="Contract ID">{id}</Fact>
        <Fact label="Last Updated">
          <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </Fact>
      </Box>
    </Card>
  );
}
