import { styled } from '@mui/material/styles';
import type { TransferFieldsFragment } from '../../generated/transfer';
import { capitalized } from '../../lib/format/capitalized';
import { otherSteps } from './current-steps';
import { dueDay, type Step } from './transfer-dates';
import { actorOf } from './transfer-people';

const Root = styled('div')({
  marginTop: 16,
  '& h4': { margin: '12px 0 0', font: 'var(--mui-font-h6)', fontWeight: 650 },
  '& ul': { listStyle: 'none', margin: '4px -12px 0', padding: 0 },
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
});

interface OtherStepsProps {
  /** As it is shown now: with the step that the reader looks at. */
  transfer: TransferFieldsFragment;
  onLook: (key: string) => void;
}

/** What can be done beside the step above, and what waits for someone else; each opens in its place. */
export function OtherSteps({ transfer, onLook }: OtherStepsProps) {
  const { mine, waiting } = otherSteps(transfer);
  if (transfer.pausedAt || mine.length + waiting.length === 0) return null;
  return (
    <Root>
      <Group title="You can also do now" steps={mine} transfer={transfer} onLook={onLook} />
      <Group title="Also under way" steps={waiting} transfer={transfer} onLook={onLook} />
    </Root>
  );
}

interface GroupProps extends OtherStepsProps {
  title: string;
  steps: readonly Step[];
}

const Group = ({ title, steps, transfer, onLook }: GroupProps) =>
  steps.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul>
        {steps.map((step) => (
          <li key={step.key}>
            <button type="button" onClick={() => onLook(step.key)}>
              <b>{step.title}</b>
              <small>
                {capitalized(actorOf(transfer, step))} · due {dueDay(step) ?? ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
