import { templateOf } from '@handover/domain/transfers/transfer-steps';
import { styled } from '@mui/material/styles';
import { Check, ChevronDown, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import type { StepStatus, TransferFieldsFragment } from '../../generated/transfer';
import { StepDetails } from './StepDetails';
import { dueDay, formatDate, type Step } from './transfer-dates';
import { capitalized } from '../../lib/format/capitalized';
import { actorOf, typeOf } from './transfer-people';

const secondary = 'var(--mui-palette-text-secondary)';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', paddingLeft: 36 },
  // the line from each marker to the next
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 34,
    bottom: -12,
    width: 2,
    backgroundColor: 'var(--mui-palette-divider)',
  },
  '& .marker': {
    position: 'absolute',
    left: 0,
    top: 11,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    border: '2px solid var(--field-edge)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    fontSize: '0.75rem',
    fontWeight: 700,
    color: secondary,
  },
  '& .DONE .marker': {
    borderColor: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
  },
  '& .CURRENT .marker': {
    borderColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-main)',
  },
  '& .CURRENT .title': { fontWeight: 700 },
  '& .WAITING .title, & .SKIPPED .title': { color: secondary },
  '& summary': {
    position: 'relative',
    display: 'block',
    minHeight: 46,
    padding: '10px 28px 6px 0',
    borderRadius: 8,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { position: 'absolute', right: 4, top: 14, color: secondary, transition: 'transform 140ms' },
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& .title': { display: 'block', fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
  '& .meta': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: secondary,
    overflowWrap: 'anywhere',
  },
  '& .hidden': visuallyHidden,
});

const SPOKEN: Record<StepStatus, string> = {
  DONE: 'Done: ',
  CURRENT: 'Now: ',
  WAITING: 'Later: ',
  SKIPPED: 'Skipped: ',
  REFUSED: 'Stopped here: ',
};

interface StepListProps {
  transfer: TransferFieldsFragment;
  /** The step that the address names. */
  focused: string | null;
}

/** All steps in their order; each opens with what it takes. */
export const StepList = ({ transfer, focused }: StepListProps) => (
  <List aria-label="Steps">
    {shownSteps(transfer).map((step, at) => (
      <StepRow
        key={step.key}
        transfer={transfer}
        step={step}
        number={at + 1}
        isFocused={step.key === focused && step.status !== 'CURRENT'}
      />
    ))}
  </List>
);

/** What never came to pass in a transfer that ended is not shown. */
const shownSteps = ({ steps, status }: TransferFieldsFragment): Step[] =>
  status === 'CANCELLED' ? steps.filter((step) => step.status !== 'WAITING') : steps;

interface StepRowProps {
  transfer: TransferFieldsFragment;
  step: Step;
  number: number;
  isFocused: boolean;
}

function StepRow({ transfer, step, number, isFocused }: StepRowProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) summary.current?.focus();
  }, [isFocused]);
  return (
    <li className={step.status} aria-current={step.status === 'CURRENT' ? 'step' : undefined}>
      <span className="marker" aria-hidden>
        {markerOf(step, number)}
      </span>
      <details open={isFocused || undefined}>
        <summary ref={summary}>
          <span className="title">
            <span className="hidden">{SPOKEN[step.status]}</span>
            {step.title}
          </span>
          <span className="meta">{metaOf(transfer, step)}</span>
          {step.note && (
            <span className="meta" dir="auto">
              “{step.note}”
            </span>
          )}
          <ChevronDown size={16} aria-hidden />
        </summary>
        <StepDetails template={templateOf(typeOf(transfer), step.key)} step={step} />
      </details>
    </li>
  );
}

function markerOf({ status }: Step, number: number) {
  if (status === 'DONE') return <Check size={15} strokeWidth={3} />;
  if (status === 'SKIPPED') return <Minus size={15} strokeWidth={3} />;
  if (status === 'REFUSED') return <X size={15} strokeWidth={3} />;
  return number;
}

function metaOf(t: TransferFieldsFragment, step: Step): string {
  const { status, doneOn, consentFrom, validUntil, releaseIncluded, bound, usual } = step;
  if (status === 'DONE')
    return [
      doneOn && formatDate(doneOn),
      consentFrom && `${bound ? 'written consent from' : 'from'} ${consentFrom}`,
      validUntil && `holds until ${formatDate(validUntil)}`,
      releaseIncluded !== null && (releaseIncluded ? 'releases the seller' : 'does not release the seller'),
    ]
      .filter(Boolean)
      .join(' · ');
  if (status === 'SKIPPED') return 'Skipped';
  if (status === 'REFUSED' || t.status === 'CANCELLED') return 'The transfer stopped here';
  const who = capitalized(actorOf(t, step));
  if (status === 'CURRENT') return `${who} · due ${dueDay(step) ?? ''}`;
  return usual ? `${who} · usually ${usual}` : who;
}
