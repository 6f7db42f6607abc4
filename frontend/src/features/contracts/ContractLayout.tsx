import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface ContractLayoutProps {
  overview: ReactNode;
  money: ReactNode;
  chat: ReactNode;
  info: ReactNode;
}

/** Money beside the words on a wide screen, right below them on a phone. */
export function ContractLayout({ overview, money, chat, info }: ContractLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        gridTemplateRows: { lg: 'auto auto 1fr' },
        gridTemplateAreas: {
          xs: '"overview" "money" "chat" "info"',
          lg: '"overview money" "overview info" "chat info"',
        },
      }}
    >
      <Box sx={{ gridArea: 'overview' }}>{overview}</Box>
      <Box sx={{ gridArea: 'money' }}>{money}</Box>
      <Box sx={{ gridArea: 'chat' }}>{chat}</Box>
      <Box sx={{ gridArea: 'info' }}>{info}</Box>
    </Box>
  );
}

export function ContractSkeleton() {
  return (
    <div role="status" aria-label="Loading contract">
      <ContractLayout
        overview={
          <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
            <Skeleton width={150} height={44} />
            <Skeleton height={44} sx={{ mt: 2.5 }} />
            <Skeleton width="60%" height={24} sx={{ mt: 1.5 }} />
            <Skeleton height={120} sx={{ mt: 3.5 }} />
          </Card>
        }
        money={<Skeleton height={318} sx={{ borderRadius: '16px' }} />}
        chat={<Skeleton height={96} sx={{ borderRadius: '16px' }} />}
        info={<Skeleton height={164} sx={{ borderRadius: '16px' }} />}
      />
    </div>
  );
}
