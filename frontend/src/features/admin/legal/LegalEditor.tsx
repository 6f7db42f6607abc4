import { LEGAL_TITLES, mayRequireConsent, type LegalKind } from '@handover/domain/legal/legal-kinds';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminNotice } from '../nav/OperatorNotes';
import { LegalPreview } from './LegalPreview';
import { PublishDialog } from './PublishDialog';
import { useLegalActions, type Draft } from './useLegalDraft';

const MOST_CHARACTERS = 50_000;

interface LegalEditorProps {
  kind: LegalKind;
  /** The draft as it was when the editor was opened. */
  loaded: Draft;
  /** Loads the draft and opens the editor with it. */
  onReopen: () => Promise<void>;
}

/** Edits the draft of a text beside its preview. It keeps what is typed when another admin has saved the same draft. */
export function LegalEditor({ kind, loaded, onReopen }: LegalEditorProps) {
  // what the server had when this editor last heard of it
  const [known, setKnown] = useState(loaded);
  const [body, setBody] = useState(loaded.body);
  const [requiresConsent, setRequiresConsent] = useState(loaded.requiresConsent);
  const [isOvertaken, setOvertaken] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { save, publish, busy } = useLegalActions(kind);
  const isDirty = body !== known.body || requiresConsent !== known.requiresConsent;
  const isEmpty = !body.trim();

  const saveDraft = async (): Promise<Draft | null> => {
    const outcome = await save({ body, requiresConsent }, known.revision);
    if ('draft' in outcome) {
      setKnown(outcome.draft);
      return outcome.draft;
    }
    setOvertaken(outcome.code === 'CONFLICT');
    return null;
  };
  const publishDraft = async (note: string) => {
    const draft = isDirty ? await saveDraft() : known;
    const refused = draft ? await publish(note, draft.revision) : null;
    if (refused?.code === 'CONFLICT') setOvertaken(true);
    else if (draft && refused) return;
    setPublishing(false);
    if (draft && !refused) await onReopen();
  };

  return (
    <Box component="section" aria-label={`Edit ${LEGAL_TITLES[kind]}`} sx={{ display: 'grid', gap: 2 }}>
      {isOvertaken && (
        <AdminNotice title="Another admin has changed this text since you opened it">
          Copy what you wrote, then{' '}
          <Button size="small" variant="outlined" onClick={() => void onReopen()}>
            Load the saved text
          </Button>{' '}
          and put your changes in there. Nothing of theirs was overwritten.
        </AdminNotice>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <TextInput
            label="Text in Markdown"
            multiline
            minRows={14}
            maxRows={32}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            htmlInput={{ maxLength: MOST_CHARACTERS }}
            helperText="Begin a part with ##, a list with -, and write links as [text](https://...). HTML is shown as it is typed."
          />
          {mayRequireConsent(kind) && (
            <FormControlLabel
              label="Members must accept this version before they do anything else"
              control={<Switch checked={requiresConsent} onChange={(_event, on) => setRequiresConsent(on)} />}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <BusyButton
              variant="outlined"
              busy={busy}
              disabled={!isDirty || isEmpty}
              onClick={() => void saveDraft()}
            >
              Save Draft
            </BusyButton>
            <BusyButton
              variant="contained"
              busy={busy}
              disabled={isEmpty || !(isDirty || known.isSaved)}
              startIcon={<Send size={18} aria-hidden />}
              onClick={() => setPublishing(true)}
            >
              Publish
            </BusyButton>
            <DraftState draft={known} isDirty={isDirty} />
          </Box>
        </Box>
        <LegalPreview kind={kind} body={body} />
      </Box>
      {isPublishing && (
        <PublishDialog
          title={LEGAL_TITLES[kind]}
          version={(known.versions[0]?.version ?? 0) + 1}
          requiresConsent={requiresConsent}
          busy={busy}
          onPublish={publishDraft}
          onClose={() => setPublishing(false)}
        />
      )}
    </Box>
  );
}

/** Whether the editor shows what is stored. */
function DraftState({ draft, isDirty }: { draft: Draft; isDirty: boolean }) {
  const { isSaved, changedAt, changedBy } = draft;
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {isDirty
        ? 'Not saved yet'
        : isSaved && changedAt
          ? `Draft saved ${timeAgoInText(changedAt)}${changedBy ? ` by ${changedBy}` : ''}`
          : 'No draft: this is the text in force'}
    </Box>
  );
}
