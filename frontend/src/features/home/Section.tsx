import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One style for the sections of the landing page and their skeletons. */
export const SectionFrame = styled('section')({
  paddingBlock: 32,
  overflowWrap: 'anywhere',
  '&.sunken': {
    backgroundColor: 'var(--mui-palette-sunken-main)',
    borderBlock: '1px solid var(--mui-palette-divider)',
  },
  '& .head': { maxWidth: 680, marginBottom: 14 },
  '& h2': { margin: 0, font: 'var(--mui-font-h2)', letterSpacing: '-0.022em', textWrap: 'balance' },
  '& .head p': {
    margin: '6px 0 0',
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
    textWrap: 'pretty',
  },
  '@media (min-width: 768px)': {
    paddingBlock: 72,
    '& .head': { marginBottom: 32 },
    '& .head p': { marginTop: 10, fontSize: '1.125rem' },
  },
});

interface SectionProps {
  /** Anchor of the header links. */
  id: string;
  title: string;
  description?: string;
  /** Uses a slightly darker background, to separate neighboring sections. */
  sunken?: boolean;
  children: ReactNode;
}

/** A part of the landing page: heading, one sentence, content. */
export const Section = ({ id, title, description, sunken = false, children }: SectionProps) => (
  <SectionFrame id={id} aria-labelledby={`${id}-title`} className={sunken ? 'sunken' : ''}>
    <Container>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      {children}
    </Container>
  </SectionFrame>
);
