import type { StepTemplate } from '@handover/domain/transfers/step-template';
import { styled } from '@mui/material/styles';
import { SafetyTip } from '../../components/plain/SafetyTip';
import { useNamed } from '../../lib/content/useNamed';
import { StepRules } from './StepRules';
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

/** What a step takes: what to do, what to have ready, and what may go wrong. */
export function StepDetails({ template, step }: { template: StepTemplate; step: Step }) {
  const named = useNamed();
  return (
    <Root>
      <StepRules lines={step.ruleLines} />
      <p>{named(template.todo)}</p>
      <Ready template={template} usual={step.usual} />
      <WhatIf template={template} />
      <SafetyTip text={template.tip} />
    </Root>
  );
}

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
