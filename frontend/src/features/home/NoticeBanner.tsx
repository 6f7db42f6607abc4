import { FEE_ONLY } from '@handover/domain/safety-tips';
import { Container } from '../../components/plain/Container';
import { TriangleAlert } from 'lucide-react';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import './NoticeBanner.css';

/** The important notice that the product must show on its home page, always in full. */
export function NoticeBanner() {
  const { title } = useSiteInfo();
  return (
    <aside className="notice-banner" aria-label="Important notice">
      <Container className="notice">
        <TriangleAlert size={16} aria-hidden />
        <p>
          <strong>Important Notice:</strong> {title} only permits the purchase or sale of contracts. We advise
          you to work with a lawyer. A reply to a buyer is public to all buyers and must read like an
          announcement. If you take payment off the site, the payment cannot be insured and your account will
          be closed. {FEE_ONLY}
        </p>
      </Container>
    </aside>
  );
}
