import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { Pill } from '../../../components/plain/Pill';
import type { ApplicationFieldsFragment } from '../../../generated/candidates';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { isInLine, isReservedUntil, STATUS_WORDS } from '../../../lib/candidates/application-words';
import type { ListedTerms } from '../../../lib/candidates/term-words';
import { formatDay } from '../../../lib/format/time';
import { MuiScope } from '../../../theme/MuiScope';
import { listedHints } from '../offers/listed-hints';
import { Offers } from '../offers/Offers';
import { useLiveApplications } from '../useLiveApplications';
import { nextText } from './next-text';
import { WithdrawDialog } from './WithdrawDialog';

interface MyApplicationProps {
  application: ApplicationFieldsFragment;
  contract: Pick<ContractFieldsFragment, 'id' | 'type' | 'status' | 'saleMode'>;
  listed: ListedTerms;
  reload: () => Promise<unknown>;
}

const Root = styled('section')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  fontSize: '0.9375rem',
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 650 },
  '& p': { margin: 0, fontSize: '0.9375rem' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});

/** What has become of the viewer's application, with its offers; it follows what the seller does. */
export function MyApplication(props: MyApplicationProps) {
  const { application, contract, listed, reload } = props;
  const { createdAt, status } = application;
  const [leaving, setLeaving] = useState(false);
  const { label, tone } = STATUS_WORDS[status];
  const type = kindOf(contract.type).slug;
  return (
    <MuiScope>
      <Root aria-label="Your application">
        {isInLine(application) && <Live contractId={contract.id} reload={reload} />}
        <div className="head">
          <h3>
            You asked on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </h3>
          <Pill tone={tone}>{label}</Pill>
        </div>
        {/* the notice above the Buy button says it */}
        {!isReservedUntil(application.reservedUntil) && (
          <p role="status">{nextText(application, contract)}</p>
        )}
        <Offers
          type={type}
          application={application}
          reader="CANDIDATE"
          listed={listedHints(type, listed)}
          reload={reload}
          after={
            application.allowedActions.includes('WITHDRAW') && (
              <Button color="error" onClick={() => setLeaving(true)}>
                Withdraw
              </Button>
            )
          }
        />
        {leaving && (
          <WithdrawDialog application={application} onDone={reload} onClose={() => setLeaving(false)} />
        )}
      </Root>
    </MuiScope>
  );
}

/** The server hears only those who have applied. */
function Live({ contractId, reload }: { contractId: string; reload: () => Promise<unknown> }) {
  useLiveApplications(contractId, () => void reload());
  return null;
}
