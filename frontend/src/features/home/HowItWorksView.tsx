import { styled } from '@mui/material/styles';
import type { HowItWorksContent, StepItem } from '@handover/domain/landing-content';
import { displayFamily } from '../../theme/fonts';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';

const secondary = 'var(--mui-palette-text-secondary)';

/** Three columns; on a phone a list with the number beside the text. */
const Steps = styled('ol')({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 12 },
  '& .number': {
    fontFamily: displayFamily,
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1,
    color: 'var(--mui-palette-primary-main)',
  },
  '& .icon': { display: 'none' },
  '& h3': { margin: 0, font: 'var(--mui-font-h4)', lineHeight: 1.3 },
  '& p': { gridColumn: 2, margin: '2px 0 0', fontSize: '0.875rem', lineHeight: 1.45, color: secondary },
  '& dl': {
    gridColumn: 2,
    display: 'grid',
    gap: 6,
    margin: '8px 0 0',
    fontSize: '0.875rem',
    lineHeight: 1.4,
  },
  '& dl > div': { paddingLeft: 10, borderLeft: '3px solid var(--mui-palette-primary-main)' },
  '& dl > .holder': { borderColor: 'var(--mui-palette-amber-main)' },
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt': { fontWeight: 600, color: secondary, '&::after': { content: '": "' } },
  '@media (min-width: 768px)': {
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    '& > li': {
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: 24,
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 16,
      backgroundColor: 'var(--mui-palette-background-paper)',
    },
    '& .number': { fontSize: '2.25rem' },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      borderRadius: '50%',
      color: 'var(--mui-palette-amber-ink)',
      backgroundColor: 'var(--mui-palette-amber-soft)',
    },
    '& h3': { marginTop: 14, fontSize: '1.25rem' },
    '& h3, & p, & dl': { gridColumn: '1 / -1' },
    '& p': { marginTop: 4, fontSize: '0.9375rem' },
    '& dl': { marginTop: 16, gap: 12, fontSize: '0.9375rem' },
    '& dt, & dd': { display: 'block' },
    '& dt': { fontSize: '0.8125rem', '&::after': { content: 'none' } },
  },
});

export const HowItWorksView = ({ content }: { content: HowItWorksContent }) => (
  <Section id="how-it-works" title={content.title} description={content.description} sunken>
    <Steps>
      {content.steps.map((step, index) => (
        <li key={index}>
          <Step {...step} />
        </li>
      ))}
    </Steps>
  </Section>
);

const Step = ({ number, icon, title, transferor, takeover, description }: StepItem) => (
  <>
    <span className="number">{number}</span>
    <span className="icon">
      <LandingIcon name={icon} size={22} />
    </span>
    <h3>{title}</h3>
    {description && <p>{description}</p>}
    <dl>
      {transferor && (
        <div className="holder">
          <dt>For contract holders</dt>
          <dd>{transferor}</dd>
        </div>
      )}
      {takeover && (
        <div>
          <dt>For takeover candidates</dt>
          <dd>{takeover}</dd>
        </div>
      )}
    </dl>
  </>
);
