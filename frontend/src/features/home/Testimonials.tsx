import { styled } from '@mui/material/styles';
import type { Testimonial } from '@handover/domain/landing-content';
import { Row } from './Row';

const Quotes = styled(Row)({
  '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))' },
  '& .rating': { display: 'flex', gap: 4, marginBottom: 12 },
  '& .rating > span': {
    width: 16,
    height: 16,
    borderRadius: 5,
    backgroundColor: 'var(--mui-palette-amber-main)',
  },
  '& blockquote': { flex: 1, margin: 0, lineHeight: 1.5, textWrap: 'pretty' },
  '& figcaption': { marginTop: 12, fontSize: '0.875rem', lineHeight: 1.4 },
  '& .name': { fontWeight: 650 },
  '& .role': { color: 'var(--mui-palette-text-secondary)' },
});

const Title = styled('h3')({
  margin: '32px 0 14px',
  font: 'var(--mui-font-h3)',
  '@media (min-width: 768px)': { margin: '56px 0 20px', fontSize: '1.5rem' },
});

export function Testimonials({ items }: { items: Testimonial[] }) {
  if (!items.length) return null;
  return (
    <>
      <Title id="testimonials-title">What Our Clients Say</Title>
      {/* On a phone the row is scrolled, so the keyboard must reach it. */}
      <Quotes tabIndex={0} aria-labelledby="testimonials-title">
        {items.map((item, index) => (
          <li key={index} style={{ display: 'grid' }}>
            <Quote {...item} />
          </li>
        ))}
      </Quotes>
    </>
  );
}

const Quote = ({ name, role, content, rating }: Testimonial) => (
  <figure className="card">
    {rating !== null && <Rating value={rating} />}
    <blockquote>{content}</blockquote>
    <figcaption>
      <div className="name">{name}</div>
      <div className="role">{role}</div>
    </figcaption>
  </figure>
);

/** One block per point of the rating. */
const Rating = ({ value }: { value: number }) => (
  <div className="rating" role="img" aria-label={`Rated ${value} out of 5`}>
    {Array.from({ length: value }, (_, index) => (
      <span key={index} data-rating-block />
    ))}
  </div>
);
