import { styled } from '@mui/material/styles';
import { Clock3, MapPin } from 'lucide-react';
import { ContractCover } from '../../components/ContractCover';
import { PostedTime } from '../../components/PostedTime';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeLabel } from '../../components/TypeIcon';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { formatAmount, formatTerm } from '../../lib/format/glance';
import { formatCents } from '../../lib/format/money';
import { radius } from '../../theme/tokens';

export const OverviewFrame = styled('section')({
  '--cover': '2 / 1',
  '& .cover': { borderRadius: radius.card },
  '& .top': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    marginTop: 20,
  },
  '& h1': {
    margin: '12px 0 0',
    font: 'var(--mui-font-h2)',
    letterSpacing: '-0.022em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    unicodeBidi: 'isolate',
  },
  '& .place': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginTop: 12,
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '& .place > span': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .place svg': { flex: 'none' },
  '& .facts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 20px',
    margin: '20px 0 0',
    padding: '16px 0',
    borderBlock: '1px solid var(--mui-palette-divider)',
  },
  '& .facts > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { fontSize: '0.8125rem', lineHeight: 1.45, color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    margin: 0,
    font: 'var(--mui-font-h3)',
    letterSpacing: '-0.014em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& h2': { margin: '28px 0 0', font: 'var(--mui-font-h3)', letterSpacing: '-0.014em' },
  '& .words': {
    margin: '8px 0 0',
    maxWidth: '68ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
  '@media (min-width: 560px)': {
    '--cover': '5 / 2',
    '& .facts': { gridTemplateColumns: 'repeat(4, minmax(0, auto))', justifyContent: 'space-between' },
  },
});

/** Cover, title, the figures at a glance, and the description. */
export function ContractOverview({ contract }: { contract: ContractFieldsFragment }) {
  const { type, monthlyPayment, remainingTermMonths, transferFee } = contract;
  return (
    <OverviewFrame aria-label="Contract">
      <ContractCover type={type} seed={contract.id} className="cover" ratio="var(--cover)" />
      <div className="top">
        <TypeLabel type={type} />
        <StatusBadge status={contract.status} />
      </div>
      <h1 dir="auto">{contract.title}</h1>
      <div className="place">
        <span>
          <MapPin size={18} aria-hidden />
          <bdi>{contract.location}</bdi>
        </span>
        <span>
          <Clock3 size={18} aria-hidden />
          <PostedTime iso={contract.createdAt} />
        </span>
      </div>
      <dl className="facts">
        <Figure label="per month" value={formatCents(monthlyPayment)} />
        <Figure label="left on the contract" value={formatTerm(remainingTermMonths)} />
        <Figure label="left to pay in total" value={formatAmount(monthlyPayment * remainingTermMonths)} />
        {transferFee !== null && <Figure label="one-time fee" value={formatCents(transferFee)} />}
      </dl>
      <h2>Description</h2>
      <p className="words" dir="auto">
        {contract.description}
      </p>
    </OverviewFrame>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
