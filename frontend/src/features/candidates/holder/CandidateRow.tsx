import type { ContractType } from '@handover/domain/types/words';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Rows, Ticks } from '../../../components/mui/candidates/Rows';
import { Pill } from '../../../components/plain/Pill';
import type { CandidateFieldsFragment, SaleStateFragment } from '../../../generated/candidates-holder';
import { STATUS_WORDS } from '../../../lib/candidates/application-words';
import { answerRows } from '../../../lib/candidates/answer-words';
import { timeAgo } from '../../../lib/format/time';
import type { Answers } from '@handover/domain/candidates/read-answers';
import type { TypedTerms } from '../offers/offer-form';
import { Offers } from '../offers/Offers';
import { requirementsIn } from '../page/useCandidacy';
import { aboutText, nameOf, tickRows } from './candidate-words';
import { MOST_WINDOWS } from '@handover/domain/candidates/line';
import { CandidateActs } from './CandidateActs';

interface CandidateRowProps {
  contract: SaleStateFragment;
  type: ContractType;
  candidate: CandidateFieldsFragment;
  listed: Partial<Record<keyof TypedTerms, string | null>>;
  /** Null where the order cannot be changed. */
  order: { isFirst: boolean; isLast: boolean; busy: boolean; move: (id: string, by: -1 | 1) => void } | null;
  compare: { checked: boolean; disabled: boolean; toggle: () => void } | null;
  reload: () => Promise<unknown>;
  onDone: () => void;
}

const Root = styled('li')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '16px 0',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 650 },
  '& .order': { marginLeft: 'auto', display: 'flex' },
  '& .about': { flexBasis: '100%', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& .stated': { margin: '0 0 6px', fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
});

/** A candidate: what is known, what they stated, their offers, and what the holder can do. */
export function CandidateRow(props: CandidateRowProps) {
  const { contract, type, candidate, listed, order, compare, reload, onDone } = props;
  const { id, status, createdAt, source, allowedActions } = candidate;
  // of the open ones, the server lets the holder choose all who may have another window
  const hadAllWindows = status === 'OPEN' && !allowedActions.includes('CHOOSE');
  const name = nameOf(candidate);
  const { label, tone } = STATUS_WORDS[status];
  const answers = answerRows(type, candidate.answers as Answers | null);
  const ticks = tickRows(type, requirementsIn(contract.requirements), candidate.requirements);
  return (
    <Root aria-label={name}>
      <header>
        <h3>{name}</h3>
        <Pill tone={tone}>{label}</Pill>
        {source === 'STAND_BY' && <Pill>Stands by</Pill>}
        {source === 'INVITED' && <Pill>Invited</Pill>}
        {order && (
          <span className="order">
            <IconButton
              aria-label={`Move ${name} up`}
              disabled={order.isFirst || order.busy}
              onClick={() => order.move(id, -1)}
            >
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={`Move ${name} down`}
              disabled={order.isLast || order.busy}
              onClick={() => order.move(id, 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </IconButton>
          </span>
        )}
        <span className="about">
          {aboutText(candidate)} · asked {timeAgo(createdAt).toLowerCase()}
        </span>
      </header>
      {ticks.length > 0 && <Ticks ticks={ticks} label={`Requirements: ${name}`} />}
      {answers.length > 0 ? (
        <div>
          <p className="stated">As stated, not verified</p>
          <Rows rows={answers} label={`Answers of ${name}`} />
        </div>
      ) : (
        <p className="stated">{candidate.answers === null ? 'The answers were deleted.' : 'No answers.'}</p>
      )}
      {hadAllWindows && (
        <p className="stated">
          It was reserved for {name} {MOST_WINDOWS} times, so you cannot choose them again. They can buy it if
          you sell to the first who pays.
        </p>
      )}
      <Offers
        type={type}
        application={candidate}
        reader="HOLDER"
        listed={listed}
        reload={reload}
        before={
          <CandidateActs
            contract={contract}
            type={type}
            candidate={candidate}
            reload={reload}
            onDone={onDone}
          />
        }
        after={
          compare && (
            <FormControlLabel
              sx={{ ml: 0.5 }}
              control={
                <Checkbox
                  checked={compare.checked}
                  disabled={compare.disabled}
                  onChange={compare.toggle}
                  slotProps={{ input: { 'aria-label': `Compare ${name}` } }}
                />
              }
              label="Compare"
            />
          )
        }
      />
    </Root>
  );
}
