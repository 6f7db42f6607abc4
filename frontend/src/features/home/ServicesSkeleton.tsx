import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { serviceGrid, serviceSpan } from './service-grid';

const CARDS = 5;

export function ServicesSkeleton() {
  return (
    <Box component="section" id="services" aria-label="Services" aria-busy sx={{ py: { xs: 8, md: 12 } }}>
      <Container>
        <Skeleton sx={{ height: 40, maxWidth: 420 }} />
        <Skeleton sx={{ height: 20, maxWidth: 660, mt: 2.5 }} />
        <Skeleton sx={{ height: 20, maxWidth: 480, mt: 1, mb: { xs: 4, md: 6 } }} />
        <Box sx={serviceGrid}>
          {Array.from({ length: CARDS }, (_, index) => (
            <Card
              key={index}
              data-testid="service-skeleton"
              sx={{ p: { xs: 2.5, md: 3 }, ...serviceSpan(index, CARDS) }}
            >
              <Skeleton sx={{ width: 52, height: 52, borderRadius: '15px' }} />
              <Skeleton sx={{ height: 26, width: '65%', mt: 2.5 }} />
              <Skeleton sx={{ height: 17, mt: 2 }} />
              <Skeleton sx={{ height: 17, width: '80%', mt: 1 }} />
              {['70%', '62%', '66%'].map((width) => (
                <Skeleton key={width} sx={{ height: 16, width, mt: 1.75 }} />
              ))}
            </Card>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
