import { Button } from '../../../components/plain/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Figure } from '../../../components/plain/Figures';
import { Panel } from '../../../components/plain/Panel';
import { formatDay } from '../../../lib/format/time';
import './QuickInfo.css';

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
    <Panel className="quick-info" aria-label="Quick Info">
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
        <Figure label="Last Updated" value={<time dateTime={updatedAt}>{formatDay(updatedAt)}</time>} />
      </dl>
    </Panel>
  );
}
