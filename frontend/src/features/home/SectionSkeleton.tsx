import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

interface SectionSkeletonProps {
  id: string;
  /** Number of rows of cards, and their height on a wide screen. */
  rows: readonly { cards: number; height: number }[];
  sunken?: boolean;
}

/** Reserves a section's space and anchor while its content loads. */
export function SectionSkeleton({ id, rows, sunken = false }: SectionSkeletonProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-busy
      sx={{ py: { xs: 8, md: 12 }, ...(sunken && { bgcolor: 'sunken.main' }) }}
    >
      <Container>
        <Skeleton sx={{ height: 40, maxWidth: 320 }} />
        <Skeleton sx={{ height: 20, maxWidth: 600, mt: 2.5 }} />
        {rows.map(({ cards, height }) => (
          <Box
            key={cards}
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 2.5 },
              mt: { xs: 4, md: 6 },
              gridTemplateColumns: { xs: '1fr', md: `repeat(${cards}, 1fr)` },
            }}
          >
            {Array.from({ length: cards }, (_, index) => (
              <Card key={index} sx={{ p: 3, height }}>
                <Skeleton sx={{ height: 26, width: '65%' }} />
                <Skeleton sx={{ height: 17, mt: 3 }} />
                <Skeleton sx={{ height: 17, mt: 1, width: '80%' }} />
                <Skeleton sx={{ height: 17, mt: 1, width: '60%' }} />
              </Card>
            ))}
          </Box>
        ))}
      </Container>
    </Box>
  );
}
