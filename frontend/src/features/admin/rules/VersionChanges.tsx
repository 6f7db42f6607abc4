import type { RuleDefinition } from '@handover/domain/rules/rule';
import Box from '@mui/material/Box';
import { Changes } from '../approvals/Changes';
import { changesOf } from './rule-changes';
import type { Version } from './rule-words';

interface VersionChangesProps {
  definitions: readonly RuleDefinition[];
  /** Null if there is none to compare with. */
  before: Version | null;
  after: Version;
}

/** What differs, as old → new. */
export function VersionChanges({ definitions, before, after }: VersionChangesProps) {
  const changes = changesOf(definitions, before, after);
  return changes.length > 0 ? (
    <Changes changes={changes} hasNewPhotos={false} />
  ) : (
    <Box sx={{ color: 'text.secondary' }}>No difference to version {before?.version}.</Box>
  );
}
