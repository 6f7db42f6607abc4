import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind } from '@handover/domain/legal/legal-kinds';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/plain/ErrorState';
import { TabHeading } from '../list/TabHeading';
import { RowSkeletons } from '../list/TabSkeleton';
import { LegalEditor } from './LegalEditor';
import { LegalHistory } from './LegalHistory';
import { useLegalDraft } from './useLegalDraft';

/** The legal texts as versions; which one is open is in the URL. */
export function LegalTab() {
  const [search] = useSearchParams();
  const open = LEGAL_KINDS.find((kind) => kind === search.get('text')) ?? 'terms';
  return (
    <section>
      <TabHeading
        title="Legal Texts"
        text="What you publish here replaces the texts that come with the product. Let a lawyer read it first."
      />
      <Box component="nav" aria-label="Legal texts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {LEGAL_KINDS.map((kind) => (
          <Button
            key={kind}
            component={Link}
            to={`?tab=legal&text=${kind}`}
            variant={kind === open ? 'contained' : 'outlined'}
            aria-current={kind === open ? 'page' : undefined}
          >
            {LEGAL_TITLES[kind]}
          </Button>
        ))}
      </Box>
      <LegalDesk key={open} kind={open} />
    </section>
  );
}

/** A text in its states, with the history of its versions. */
function LegalDesk({ kind }: { kind: LegalKind }) {
  const { draft, failed, load } = useLegalDraft(kind);
  const [opened, setOpened] = useState(0);
  if (failed) return <ErrorState title="Couldn't load this text" onRetry={() => void load()} />;
  if (!draft) return <RowSkeletons />;
  const reopen = async () => {
    if (await load()) setOpened(opened + 1);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <LegalEditor key={opened} kind={kind} loaded={draft} onReopen={reopen} />
      <LegalHistory kind={kind} versions={draft.versions} />
    </Box>
  );
}
