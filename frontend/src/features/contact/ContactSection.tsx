import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Clock3, Mail, Phone } from 'lucide-react';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { ContactForm } from './ContactForm';

const Frame = styled('section')({
  paddingBlock: 32,
  backgroundColor: 'var(--mui-palette-sunken-main)',
  borderTop: '1px solid var(--mui-palette-divider)',
  overflowWrap: 'anywhere',
  '& .contact': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '& h2': { margin: 0, font: 'var(--mui-font-h2)', letterSpacing: '-0.022em', textWrap: 'balance' },
  '& .words > p': { margin: '8px 0 0', lineHeight: 1.5, color: 'var(--mui-palette-text-secondary)' },
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 18,
    margin: '2px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& svg': { flex: 'none', color: 'var(--mui-palette-primary-main)' },
    '& a, & .answer': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      fontWeight: 500,
      textUnderlineOffset: '0.2em',
    },
  },
  '& .paper': {
    padding: '22px 16px 16px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 16,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '@media (min-width: 768px)': {
    paddingBlock: 72,
    '& .contact': { gap: 32 },
    '& .words > p': { fontSize: '1.125rem' },
    '& .paper': { padding: 32 },
  },
  '@media (min-width: 1024px)': {
    '& .contact': {
      gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1.2fr)',
      gap: 64,
      alignItems: 'start',
    },
    '& .ways': { display: 'block', marginTop: 16, fontSize: '1rem' },
  },
});

/** Contact details and the contact form. */
export function ContactSection() {
  const { phone, email } = useSiteInfo();
  return (
    <Frame id="contact" aria-labelledby="contact-title">
      <Container className="contact">
        <div className="words">
          <h2 id="contact-title">Talk to a person first</h2>
          <p>
            Not sure whether your contract can be transferred, or what it takes? Tell us about it. Asking is
            free.
          </p>
          <ul className="ways">
            <li>
              <Clock3 size={18} aria-hidden />
              <span className="answer">We reply within 24 hours</span>
            </li>
            <li>
              <Phone size={18} aria-hidden />
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </li>
            <li>
              <Mail size={18} aria-hidden />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </div>
        <div className="paper">
          <ContactForm />
        </div>
      </Container>
    </Frame>
  );
}
