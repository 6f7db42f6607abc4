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

/** Two columns on a wide screen; one on a phone, with the costs right after the description. */
const column = { display: { xs: 'contents', lg: 'flex' }, flexDirection: 'column', gap: 2.5, minWidth: 0 };
const place = (order: number) => ({ order: { xs: order, lg: 0 }, minWidth: 0 });

export function ContractLayout({ overview, money, chat, info }: ContractLayoutProps) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        flexDirection: 'column',
        gap: 2.5,
        alignItems: { lg: 'start' },
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={column}>
        <Box sx={place(1)}>{overview}</Box>
        <Box sx={place(3)}>{chat}</Box>
      </Box>
      <Box sx={column}>
        <Box sx={place(2)}>{money}</Box>
        <Box sx={place(4)}>{info}</Box>
      </Box>
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
