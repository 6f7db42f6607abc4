import Box from '@mui/material/Box';
import { MapPin, ShieldCheck } from 'lucide-react';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeLabel } from '../../components/TypeIcon';
import { HandoverPeople } from './HandoverPeople';

const paper = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '20px',
} as const;

const figure = {
  fontFamily: 'h1.fontFamily',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  lineHeight: 1.15,
} as const;

/** Illustration of a contract changing hands, with its costs. Decorative. */
export function HandoverPicture() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', width: '100%', maxWidth: 440, mx: 'auto', pt: 6.5, userSelect: 'none' }}
    >
      <NextCard />
      <Box
        sx={{
          ...paper,
          position: 'relative',
          boxShadow: '0 2px 4px rgb(10 30 22 / 0.05), 0 30px 60px -28px rgb(10 30 22 / 0.45)',
        }}
      >
        <Box sx={{ p: { xs: 2.5, sm: 3 }, pb: 2.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <TypeLabel type="CAR_LEASE" size={42} />
            <StatusBadge status="ACTIVE" />
          </Box>
          <Box
            sx={{
              fontFamily: 'h3.fontFamily',
              fontSize: '1.375rem',
              fontWeight: 650,
              mt: 2,
              letterSpacing: '-0.014em',
            }}
          >
            Compact electric SUV
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              color: 'text.secondary',
              fontSize: '0.875rem',
              mt: 0.5,
            }}
          >
            <MapPin size={15} /> Portland, OR
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1.35fr 1fr', mt: 2.5, gap: 2 }}>
            <Fact name="Pays each month" value="$389.00" />
            <Fact name="Still to run" value="22 mo" />
          </Box>
        </Box>
        <Perforation />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: { xs: 2.5, sm: 3 },
            pt: 1.5,
            pb: 2.25,
          }}
        >
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', lineHeight: 1.4 }}>
            <Box sx={{ color: 'text.primary', fontWeight: 600 }}>Flat fee to transfer</Box>
            Paid once. Nothing on top.
          </Box>
          <Box
            sx={{
              ...figure,
              fontSize: '1.625rem',
              px: 1.75,
              py: 0.75,
              borderRadius: '12px',
              color: '#14231e',
              bgcolor: 'amber.main',
            }}
          >
            $25.00
          </Box>
        </Box>
      </Box>
      <HandoverPeople />
      <Box
        sx={{
          ...paper,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          mt: 1.5,
          px: 2,
          py: 1.125,
          borderRadius: 99,
          fontSize: '0.8438rem',
          fontWeight: 600,
        }}
      >
        <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <ShieldCheck size={18} />
        </Box>
        Charged only when it is really yours
      </Box>
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{name}</Box>
      <Box sx={{ ...figure, fontSize: '1.75rem', mt: 0.25 }}>{value}</Box>
    </Box>
  );
}

/** The second contract, behind the first. */
const NextCard = () => (
  <Box
    sx={{
      ...paper,
      position: 'absolute',
      top: 4,
      insetInline: '5% 0',
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      px: 2.5,
      py: 1.25,
      height: 200,
      fontSize: '0.875rem',
      fontWeight: 600,
      transform: 'rotate(2.5deg)',
      transformOrigin: 'bottom left',
      color: 'band.muted',
      bgcolor: 'band.main',
      borderColor: 'band.main',
    }}
  >
    <span>Loft apartment, Denver</span>
    <span>$1,450.00</span>
  </Box>
);

/** The perforated line above the fee. */
const Perforation = () => (
  <Box
    sx={{
      position: 'relative',
      borderTop: '2px dashed',
      borderColor: 'divider',
      mx: 2.5,
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        top: -11,
        width: 10,
        height: 20,
        border: '1px solid var(--mui-palette-divider)',
        backgroundColor: 'var(--mui-palette-background-default)',
      },
      '&::before': { left: -21, borderRadius: '0 99px 99px 0', borderLeft: 0 },
      '&::after': { right: -21, borderRadius: '99px 0 0 99px', borderRight: 0 },
    }}
  />
);
