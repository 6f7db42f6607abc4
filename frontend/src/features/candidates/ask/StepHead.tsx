import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

const STEPS = [
  { title: 'Your answers', text: 'Answer what you like. Nothing is verified, and your name is not shown.' },
  {
    title: 'Terms',
    text: 'You can ask for it as listed: leave everything empty. Or propose something else.',
  },
  { title: 'Check', text: 'This is what the seller sees.' },
];

const Head = styled('header')({
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .count': { fontSize: '0.875rem' },
  '& h3': { margin: '2px 0 4px', fontSize: '1.125rem', fontWeight: 650 },
  '& h3:focus': { outline: 'none' },
});

/** Where the candidate is in the form. */
export const StepHead = ({ step, headingRef }: { step: number; headingRef: Ref<HTMLHeadingElement> }) => (
  <Head>
    <p className="count">
      Step {step + 1} of {STEPS.length}
    </p>
    <h3 ref={headingRef} tabIndex={-1}>
      {STEPS[step]?.title}
    </h3>
    <p>{STEPS[step]?.text}</p>
  </Head>
);
