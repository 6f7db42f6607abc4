import { dayOf } from '@handover/domain/days';
import { formatDay } from '@handover/domain/facts/format-fact';
import Box from '@mui/material/Box';
import { kindOf } from '../../../components/contract/contract-kinds';
import { Pill } from '../../../components/plain/Pill';
import type { ContractType } from '../../../generated/admin-rules';
import { definitionsOf, type Subject, type Version } from './rule-words';
import { VersionChanges } from './VersionChanges';

interface RuleHistoryProps {
  subject: Subject;
  type: ContractType;
  /** Newest first. */
  versions: readonly Version[];
}

/** Every version with what it changed, behind a summary. */
export function RuleHistory({ subject, type, versions }: RuleHistoryProps) {
  const definitions = definitionsOf(subject, type);
  return (
    <Box component="details">
      <Box
        component="summary"
        sx={{ py: 1.25, width: 'fit-content', fontWeight: 600, color: 'primary.main', cursor: 'pointer' }}
      >
        History ({versions.length === 1 ? '1 version' : `${versions.length} versions`})
      </Box>
      <Box
        component="ol"
        aria-label={`Versions for ${kindOf(type).label}`}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {versions.map((version, at) => (
          <Box component="li" key={version.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <b>Version {version.version}</b>
              <Pill tone={TONES[version.status]}>{STATES[version.status]}</Pill>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {whenOf(version)}
              </Box>
            </Box>
            <VersionChanges definitions={definitions} before={versions[at + 1] ?? null} after={version} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const STATES = { DRAFT: 'Draft', PUBLISHED: 'In force', REPLACED: 'Replaced' } as const;
const TONES = { DRAFT: 'amber', PUBLISHED: 'primary', REPLACED: 'neutral' } as const;

const whenOf = ({ publishedAt, createdAt }: Version): string =>
  publishedAt
    ? `published ${formatDay(dayOf(publishedAt))}`
    : `written ${formatDay(dayOf(createdAt))}, never published`;
