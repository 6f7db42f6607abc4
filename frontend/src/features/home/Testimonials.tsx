import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Testimonial } from '@handover/domain/landing-content';

export function Testimonials({ items }: { items: Testimonial[] }) {
  if (!items.length) return null;
  return (
    <Box sx={{ mt: { xs: 7, md: 9 } }}>
      <Typography variant="h3" sx={{ mb: 3, fontSize: '1.5rem' }}>
        What Our Clients Say
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(290px, 1fr))' },
          gap: { xs: 2, md: 2.5 },
        }}
      >
        {items.map((item, index) => (
          <Quote key={index} {...item} />
        ))}
      </Box>
    </Box>
  );
}

function Quote({ name, role, content, rating }: Testimonial) {
  return (
    <Card
      component="figure"
      sx={{ m: 0, p: { xs: 2.5, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Rating value={rating} />
      <Box
        component="blockquote"
        sx={{ m: 0, flex: 1, fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' }}
      >
        {content}
      </Box>
      <Box component="figcaption" sx={{ fontSize: '0.9375rem', lineHeight: 1.4 }}>
        <Box sx={{ fontWeight: 650 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{role}</Box>
      </Box>
    </Card>
  );
}

/** One block per point of the rating, at most five. */
const Rating = ({ value }: { value: number }) => (
  <Box role="img" aria-label={`Rated ${value} out of 5`} sx={{ display: 'flex', gap: 0.5 }}>
    {Array.from({ length: value }, (_, index) => (
      <Box
        key={index}
        component="span"
        data-rating-block
        sx={{ width: 18, height: 18, borderRadius: '5px', bgcolor: 'amber.main' }}
      />
    ))}
  </Box>
);
