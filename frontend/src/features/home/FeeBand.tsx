import { feeText } from '@handover/domain/fee';
import { Container } from '../../components/plain/Container';
import { FEE_AT_A_GLANCE } from '@handover/domain/fee-promise';
import './FeeBand.css';

/** What the buyer pays at each step of the purchase: authorize, claim, capture. */
const moments = [
  {
    price: '$0.00',
    when: 'Look around and ask',
    text: 'Browsing, listing and messages cost nothing, for either side.',
  },
  {
    price: '$0.00',
    when: 'You press Pay',
    text: 'Your card is only authorized. If another buyer is faster, the hold is released.',
  },
  {
    price: feeText(),
    when: 'It is reserved for you',
    text: 'Now the flat fee is charged, once. No percentage, no membership.',
  },
] as const;

/** The fee and how the buyer's money is protected. */
export const FeeBand = () => (
  <section className="fee-band" aria-labelledby="fee-title">
    <Container className="fee">
      <div>
        <h2 id="fee-title">One flat fee, charged last</h2>
        <p className="promise">{FEE_AT_A_GLANCE}</p>
      </div>
      <ol>
        {moments.map(({ price, when, text }) => (
          <li key={when}>
            <div className="price">{price}</div>
            <h3>{when}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  </section>
);
