import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../components/Panel';
import { formatDay } from '../../lib/format/time';

const Card = styled(Panel)({
  boxShadow: 'none',
  backgroundColor: 'transparent',
  '& h2': { fontSize: '1rem', whiteSpace: 'nowrap' },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 40px',
    margin: '8px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .id': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .id > span': { minWidth: 0 },
  '& button': { flex: 'none', marginBlock: -12 },
  '@media (min-width: 768px)': {
    display: 'flex',
    alignItems: 'center',
    gap: 40,
    paddingBlock: 16,
    '& dl': { margin: 0 },
  },
});

export function QuickInfo({ id, updatedAt }: { id: string; updatedAt: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Without permission the id can still be selected.
      () => undefined,
    );
  const Icon = copied ? Check : Copy;
  return (
    <Card aria-label="Quick Info">
      <h2>Quick Info</h2>
      <dl>
        <div>
          <dt>Contract ID</dt>
          <dd className="id">
            <span>{id}</span>
            <Button size="small" startIcon={<Icon size={16} aria-hidden />} onClick={() => void copy()}>
              {copied ? 'Copied' : 'Copy ID'}
            </Button>
          </dd>
        </div>
        <div>
          <dt>Last Updated</dt>
          <dd>
            <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
