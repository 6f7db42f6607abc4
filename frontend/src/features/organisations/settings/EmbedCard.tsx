import { MOST_EMBED_ORIGINS } from '@handover/domain/business/organisations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BusyButton } from '../../../components/mui/BusyButton';
import { CopyButton } from '../../../components/mui/CopyButton';
import { ListRow } from '../../../components/mui/ListRow';
import { SectionCard } from '../../../components/mui/SectionCard';
import type { OrganisationShown } from '../organisation-words';
import { AddOrigin } from './AddOrigin';
import { embedPath, snippetOf } from './embed-words';
import { useEmbedOrigins } from './useOrganisationSettings';

/** For owners: the websites that may show the contracts of the organization, and what to put on them. */
export function EmbedCard({ organisation }: { organisation: OrganisationShown }) {
  const origins = organisation.embedOrigins ?? [];
  return (
    <SectionCard
      title="On your website"
      text="Show your newest contracts on your own website. They stay up to date by themselves, and open here."
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {origins.length > 0 && (
          <Box component="ul" aria-label="Websites" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {origins.map((origin) => (
              <Origin key={origin} id={organisation.id} origin={origin} all={origins} />
            ))}
          </Box>
        )}
        {origins.length < MOST_EMBED_ORIGINS && <AddOrigin organisation={organisation} origins={origins} />}
        {origins.length > 0 && <Snippet organisation={organisation} />}
      </Box>
    </SectionCard>
  );
}

function Origin({ id, origin, all }: { id: string; origin: string; all: readonly string[] }) {
  const { set, busy, problem } = useEmbedOrigins(id, all);
  const others = all.filter((other) => other !== origin);
  return (
    <ListRow problem={problem} heading={origin} details={null}>
      <BusyButton
        variant="outlined"
        aria-label={`Remove ${origin}`}
        busy={busy}
        busyLabel="Removing..."
        onClick={() => void set(others, `${origin} no longer shows your contracts`)}
      >
        Remove
      </BusyButton>
    </ListRow>
  );
}

function Snippet({ organisation }: { organisation: OrganisationShown }) {
  const snippet = snippetOf(location.origin, organisation);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box id="embed-snippet" sx={{ color: 'text.secondary' }}>
        Put this where your contracts should appear. Visitors see it on the websites above only.
      </Box>
      <Box
        component="code"
        aria-labelledby="embed-snippet"
        sx={{
          p: 1.5,
          borderRadius: '12px',
          bgcolor: 'sunken.main',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
        }}
      >
        {snippet}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <CopyButton text={snippet} label="Copy" />
        <Button href={embedPath(organisation.id)} target="_blank" rel="noopener">
          See the page
        </Button>
      </Box>
    </Box>
  );
}
