import { isShipped, LEGAL_TITLES, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Pill } from '../../../components/plain/Pill';
import { useLegalVersionsQuery } from '../../../generated/admin-legal';
import { formatDay } from '../../../lib/format/time';
import { RowCard } from '../list/row-styles';
import { TextDialog } from './TextDialog';
import { kindName, type Draft } from './useLegalDraft';

type Version = Draft['versions'][number];

interface LegalHistoryProps {
  kind: LegalKind;
  /** Newest first. */
  versions: readonly Version[];
}

/** All published versions of a text. */
export function LegalHistory({ kind, versions }: LegalHistoryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section aria-labelledby="legal-history">
      <Typography id="legal-history" variant="h3" component="h2" sx={{ mb: 2 }}>
        History
      </Typography>
      {versions.length === 0 ? (
        <Typography color="textSecondary">
          Nothing published yet. Until then the site shows no text of this kind.
        </Typography>
      ) : (
        <RowCard aria-label="Versions">
          {versions.map((version, index) => (
            <VersionRow
              key={version.version}
              {...version}
              isShipped={isShipped(kind) && version.version === SHIPPED_VERSION}
              isInForce={index === 0}
              onOpen={() => setOpened(version.version)}
            />
          ))}
        </RowCard>
      )}
      {opened !== null && <VersionDialog kind={kind} version={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface VersionRowProps extends Version {
  /** It came with the product. */
  isShipped: boolean;
  isInForce: boolean;
  onOpen: () => void;
}

function VersionRow({ isShipped, isInForce, onOpen, ...of }: VersionRowProps) {
  const { version, note, publishedAt, publishedBy, requiresConsent, acceptances } = of;
  const published = [`Published ${formatDay(publishedAt)}`, ...(publishedBy ? [`by ${publishedBy}`] : [])];
  return (
    <li className="row">
      <div className="text">
        <div className="head">
          <span>Version {version}</span>
          {isInForce && <Pill tone="primary">In force</Pill>}
          {requiresConsent && <Pill>Asks for consent</Pill>}
        </div>
        <div className="meta">
          {isShipped ? 'Came with the product, October 2024' : published.join(' ')}
          {requiresConsent && ` · accepted by ${acceptances} ${acceptances === 1 ? 'member' : 'members'}`}
          {note && ` · ${note}`}
        </div>
      </div>
      <div className="acts">
        <Button className="action" aria-label={`View version ${version}`} onClick={onOpen}>
          View
        </Button>
      </div>
    </li>
  );
}

interface VersionDialogProps {
  kind: LegalKind;
  version: number;
  onClose: () => void;
}

function VersionDialog({ kind, version, onClose }: VersionDialogProps) {
  const { data, error, refetch } = useLegalVersionsQuery({ variables: { kind: kindName(kind) } });
  return (
    <TextDialog
      title={LEGAL_TITLES[kind]}
      about={`Version ${version}`}
      text={data?.legalTexts.find((text) => text.version === version)}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
}
