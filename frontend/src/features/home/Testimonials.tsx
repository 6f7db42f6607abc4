import type { Testimonial } from '@handover/domain/landing-content';
import { Row } from './Row';
import './Testimonials.css';

export function Testimonials({ items }: { items: Testimonial[] }) {
  if (!items.length) return null;
  return (
    <>
      <h3 className="quotes-title" id="testimonials-title">
        What Our Clients Say
      </h3>
      {/* On a phone the row is scrolled, so the keyboard must reach it. */}
      <Row className="quotes" tabIndex={0} aria-labelledby="testimonials-title">
        {items.map((item, index) => (
          <li key={index} style={{ display: 'grid' }}>
            <Quote {...item} />
          </li>
        ))}
      </Row>
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
