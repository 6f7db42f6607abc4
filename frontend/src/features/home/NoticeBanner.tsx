import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { useSiteInfo } from '../../lib/content/useSiteInfo';

const Banner = styled('aside')({
  backgroundColor: 'var(--mui-palette-amber-soft)',
  borderBottom: '1px solid var(--mui-palette-divider)',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& .notice': { display: 'flex', gap: 10, paddingBlock: 6 },
  '& .notice > svg': { flex: 'none', marginTop: 8, color: 'var(--mui-palette-amber-ink)' },
  '& strong, & .rules': { color: 'var(--mui-palette-amber-ink)' },
  '& summary': { padding: '7px 0', cursor: 'pointer', listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& .rules': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& details[open] .rules': { display: 'none' },
  '& p': { margin: '0 0 8px' },
});

/** The important notice that the product must show on its home page: its first sentence, and the rest on request. */
export function NoticeBanner() {
  const { title } = useSiteInfo();
  return (
    <Banner aria-label="Important notice">
      <Container className="notice">
        <TriangleAlert size={18} aria-hidden />
        <details>
          <summary>
            <strong>Important Notice:</strong> {title} only permits the purchase or sale of contracts.{' '}
            <span className="rules">Read the rules</span>
          </summary>
          <p>
            We advise you to work with a lawyer. A reply to a buyer is public to all buyers and must read like
            an announcement. If you take payment off the site, the payment cannot be insured and your account
            will be closed.
          </p>
        </details>
      </Container>
    </Banner>
  );
}
