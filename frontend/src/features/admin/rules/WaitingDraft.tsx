import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { PublishDialog } from './PublishDialog';
import { RuleSource } from './RuleSource';
import { definitionsOf, type WaitingVersion } from './rule-words';
import { VersionChanges } from './VersionChanges';

/** What a draft would change, with a button that puts it in force. */
export function WaitingDraft(props: WaitingVersion) {
  const { subject, draft, inForce } = props;
  const [isPublishing, setPublishing] = useState(false);
  return (
    <Box
      role="group"
      aria-label={`Draft, version ${draft.version}`}
      sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'amber.main', display: 'grid', gap: 1 }}
    >
      <Typography variant="h4" component="h3">
        Version {draft.version} waits
      </Typography>
      <RuleSource version={draft} />
      <VersionChanges definitions={definitionsOf(subject, draft.type)} before={inForce} after={draft} />
      <div>
        <Button
          variant="contained"
          startIcon={<Send size={18} aria-hidden />}
          onClick={() => setPublishing(true)}
        >
          Publish
        </Button>
      </div>
      {isPublishing && <PublishDialog {...props} onClose={() => setPublishing(false)} />}
    </Box>
  );
}
