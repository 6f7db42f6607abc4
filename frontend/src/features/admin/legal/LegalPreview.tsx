import { LEGAL_TITLES, type LegalKind } from '@handover/domain/legal/legal-kinds';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Difference } from '../../../components/plain/legal/Difference';
import { ErrorState } from '../../../components/plain/ErrorState';
import { LegalProse, LegalSections } from '../../../components/plain/legal/LegalSections';
import { useLegalPreviewQuery } from '../../../generated/admin-legal';
import { useDebounce } from '../../../lib/useDebounce';
import { TextDialog } from './TextDialog';
import { kindName } from './useLegalDraft';

const PAUSE_MS = 400;
const VIEWS = ['Preview', 'Changes'] as const;

interface LegalPreviewProps {
  kind: LegalKind;
  body: string;
}

/** The text as the site would show it, or how it differs from the one in force. The server renders both. */
export function LegalPreview({ kind, body }: LegalPreviewProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Preview');
  const [isPrinting, setPrinting] = useState(false);
  const { preview, failed, retry } = usePreview(kind, body);
  const isSame = preview?.pieces.every(({ change }) => change === 'SAME');
  return (
    <Card
      component="section"
      aria-label="Preview"
      tabIndex={0}
      sx={{ p: { xs: 2, md: 3 }, minWidth: 0, maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <ButtonGroup aria-label="What the preview shows">
          {VIEWS.map((name) => (
            <Button
              key={name}
              variant={name === view ? 'contained' : 'outlined'}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name}
            </Button>
          ))}
        </ButtonGroup>
        <Button
          startIcon={<Printer size={18} aria-hidden />}
          disabled={!preview}
          onClick={() => setPrinting(true)}
        >
          Print
        </Button>
      </Box>
      {failed ? (
        <ErrorState title="Couldn't load the preview" onRetry={retry} />
      ) : !preview ? (
        <Skeleton height={320} />
      ) : view === 'Preview' ? (
        // a link would lead away from what is typed
        <div inert>
          <LegalProse html={preview.intro} />
          <LegalSections isBelow sections={preview.sections} />
        </div>
      ) : isSame ? (
        <Typography color="textSecondary">This is the text in force.</Typography>
      ) : (
        <Difference pieces={preview.pieces} />
      )}
      {isPrinting && preview && (
        <TextDialog
          title={LEGAL_TITLES[kind]}
          about="Draft"
          text={preview}
          onClose={() => setPrinting(false)}
        />
      )}
    </Card>
  );
}

/** Asks the server once the admin pauses; until then the last preview stays. */
function usePreview(kind: LegalKind, body: string) {
  const [asked, setAsked] = useState(body);
  const debounce = useDebounce(PAUSE_MS);
  useEffect(() => {
    if (body !== asked) debounce.run(() => setAsked(body));
  });
  const { data, previousData, error, refetch } = useLegalPreviewQuery({
    variables: { kind: kindName(kind), body: asked },
    fetchPolicy: 'no-cache',
    skip: !asked.trim(),
  });
  const preview = asked.trim() ? (data ?? previousData)?.previewLegalText : EMPTY;
  return {
    preview,
    failed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}

const EMPTY = { intro: '', sections: [], pieces: [] };
