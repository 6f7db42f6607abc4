import type { StepTemplate } from '@handover/domain/transfers/step-template';
import { styled } from '@mui/material/styles';
import { ShieldAlert } from 'lucide-react';
import type { Step } from './transfer-dates';

const Root = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '2px 0 10px',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  '& p': { margin: 0 },
  '& h4': { margin: '4px 0 0', font: 'var(--mui-font-h6)', fontWeight: 650 },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& dl': { margin: 0, display: 'grid', gap: 8 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .quiet': { color: 'var(--mui-palette-text-secondary)', overflowWrap: 'anywhere' },
});

const TipLine = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 500,
  color: 'var(--mui-palette-amber-ink)',
  backgroundColor: 'var(--mui-palette-amber-soft)',
  '& > svg': { flex: 'none', marginTop: 2 },
});

/** One line of safety in the place where it matters. */
export const SafetyTip = ({ text }: { text: string | undefined }) =>
  text && (
    <TipLine>
      <ShieldAlert size={18} aria-hidden />
      {text}
    </TipLine>
  );

/** What a step takes: what to do, what to have ready, and what may go wrong. */
export const StepDetails = ({ template, step }: { template: StepTemplate; step: Step }) => (
  <Root>
    <p>{template.todo}</p>
    <Ready template={template} usual={step.usual} />
    <WhatIf template={template} />
    <SafetyTip text={template.tip} />
  </Root>
);

export const Ready = ({
  template,
  usual,
}: {
  template: Pick<StepTemplate, 'ready'>;
  usual: string | null;
}) => (
  <>
    {template.ready.length > 0 && (
      <>
        <h4>Have ready</h4>
        <ul>
          {template.ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    )}
    {usual && <p className="quiet">Usual time: {usual}.</p>}
  </>
);

export const WhatIf = ({ template }: { template: StepTemplate }) => (
  <dl>
    {template.whatIf.map(({ question, answer }) => (
      <div key={question}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);
