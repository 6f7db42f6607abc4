import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { TransferFieldsFragment } from '../../../generated/transfer';
import { approverOf } from '../../../lib/format/take-over';
import { isPutAway, putAway } from './put-away';
import { RuleQuestionsForm } from './RuleQuestionsForm';

const Card = styled('section')({
  minWidth: 0,
  padding: '16px 18px 18px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  '& h3': { margin: 0, font: 'var(--mui-font-h4)' },
  '& p': { margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
});

/** Asks a party once, when the transfer is over, what the company behind the contract demanded. */
export function RuleQuestions({ transfer }: { transfer: TransferFieldsFragment }) {
  const { id, ruleQuestions, type } = transfer;
  const [isHidden, setHidden] = useState(() => isPutAway(id));
  if (!ruleQuestions || (isHidden && ruleQuestions === 'OPEN')) return null;
  const company = approverOf(type);
  const title = `What did the ${company} ask?`;
  const hide = () => {
    putAway(id);
    setHidden(true);
  };
  return (
    <Card aria-label={title}>
      <h3>{title}</h3>
      {ruleQuestions === 'OPEN' ? (
        <>
          <p>
            Four short questions. Answer what you know: it helps the next people who transfer a contract of
            this {company}. Only our team reads it.
          </p>
          <RuleQuestionsForm transferId={id} type={type} onPutAway={hide} />
        </>
      ) : (
        <p role="status">
          Thank you. What you told us helps the next people who transfer a contract of this {company}.
        </p>
      )}
    </Card>
  );
}
