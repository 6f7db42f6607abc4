import Box from '@mui/material/Box';
import { Building2, CircleCheck } from 'lucide-react';
import { Fact } from '../../components/mui/Fact';
import { SectionCard } from '../../components/mui/SectionCard';
import { Pill } from '../../components/plain/Pill';
import { formatDay } from '../../lib/format/time';
import { isOwner, STATUS_WORDS, type OrganisationShown } from './organisation-words';
import { WebsiteProof } from './WebsiteProof';

/** What an organization is, whether it is approved, and the proof of its website. */
export function OrganisationCard({ organisation }: { organisation: OrganisationShown }) {
  const { name, badge, licence, website, websiteConfirmedAt, status, createdAt } = organisation;
  const { label, tone, text } = STATUS_WORDS[status];
  return (
    <SectionCard title={name} status={<Pill tone={tone}>{label}</Pill>} text={text}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {status !== 'CLOSED' && <BadgeLine name={name} badge={badge} isShown={status === 'APPROVED'} />}
        <Box
          component="dl"
          sx={{
            ...{ display: 'grid', gap: '16px 24px', m: 0 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Fact label="License">
            <span dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {licence}
            </span>
          </Fact>
          <Fact label="Requested">
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </Fact>
          <Fact label="Website">
            {website ?? 'None'}{' '}
            {websiteConfirmedAt && (
              <Box
                component="span"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'primary.main' }}
              >
                <CircleCheck size={16} aria-hidden />
                Confirmed
              </Box>
            )}
          </Fact>
        </Box>
        {website && !websiteConfirmedAt && isOwner(organisation) && (
          <WebsiteProof organisation={{ ...organisation, website }} />
        )}
      </Box>
    </SectionCard>
  );
}

/** The line that contracts show, as they show it. */
const BadgeLine = ({ name, badge, isShown }: { name: string; badge: string; isShown: boolean }) => (
  <Box
    sx={{
      ...{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'sunken.main', overflowWrap: 'anywhere' },
      '& > .line': { display: 'flex', alignItems: 'center', gap: 1 },
      '& svg': { flex: 'none', color: 'text.secondary' },
    }}
  >
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {isShown ? 'On your contracts' : 'On your contracts, once approved'}
    </Box>
    <div className="line">
      <Building2 size={16} aria-hidden />
      <span>
        <b>{badge}</b>: <bdi>{name}</bdi>
      </span>
    </div>
  </Box>
);
