import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Clock3, MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Fact } from '../../components/Fact';
import { Money } from '../../components/Money';
import { PostedTime } from '../../components/PostedTime';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeLabel } from '../../components/TypeIcon';
import type { ContractFieldsFragment } from '../../generated/contracts';

interface ContractCardProps {
  contract: ContractFieldsFragment;
  /** The Buy button, where there is one. */
  buy: ReactNode;
}

export const clip = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

const iconLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.875rem',
  color: 'text.secondary',
};

export const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

export function ContractCard({ contract, buy }: ContractCardProps) {
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', p: 2.5, height: '100%', minHeight: 372 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <TypeLabel type={contract.type} />
        <StatusBadge status={contract.status} />
      </Box>
      <Typography
        id={titleId}
        variant="h4"
        component="h2"
        sx={{ mt: 2, ...clip(2), overflowWrap: 'anywhere' }}
      >
        {contract.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mt: 1 }}>
        <Box sx={iconLine}>
          <MapPin size={15} aria-hidden />
          <span>{contract.location}</span>
        </Box>
        <Box sx={iconLine}>
          <Clock3 size={15} aria-hidden />
          <PostedTime iso={contract.createdAt} />
        </Box>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1.5, mb: 2, minHeight: '3.1em', ...clip(2), overflowWrap: 'anywhere' }}
      >
        {contract.description}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 'auto',
          py: 1.75,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
          gap: 1.5,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Fact label="Monthly Payment">
          <Money cents={contract.monthlyPayment} />
        </Fact>
        <Fact label="Remaining Term">{months(contract.remainingTermMonths)}</Fact>
        {contract.transferFee !== null && (
          <Fact label="Transfer Fee">
            <Money cents={contract.transferFee} />
          </Fact>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Box sx={{ flex: '1 1 170px' }}>
          <Button
            fullWidth
            variant="outlined"
            component={Link}
            to={`/contracts/${contract.id}`}
            aria-describedby={titleId}
          >
            View Details & Apply
          </Button>
        </Box>
        {buy && <Box sx={{ flex: '1 1 120px' }}>{buy}</Box>}
      </Box>
    </Card>
  );
}
