import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { useAdminRuleSubjectsQuery, useMergeRuleSubjectsMutation } from '../../../generated/admin-rules';
import { useDebounce } from '../../../lib/useDebounce';
import { announced } from '../list/announced';
import { ChoiceField } from '../list/ReasonDialog';
import { KINDS, type Subject } from './rule-words';

const PAUSE_MS = 300;
/** More than these are found by a longer search text. */
const MOST_FOUND = 10;

interface MergeDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** Replaces a company, program or state by another one of its kind. */
export function MergeDialog({ subject: { id, kind, name }, onClose }: MergeDialogProps) {
  const [q, search] = useState('');
  const typing = useDebounce(PAUSE_MS);
  const [into, choose] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const [merge, { loading }] = useMergeRuleSubjectsMutation({
    refetchQueries: ['AdminRuleSubjects'],
    awaitRefetchQueries: true,
  });

  const submit = async () => {
    if (!into) return setUnanswered(true);
    const work = merge({ variables: { id, into } });
    if (await announced(work, `${name} is merged`, 'Failed to merge')) onClose();
  };

  return (
    <FormDialog
      title={`Merge ${name}`}
      submitLabel="Merge"
      destructive
      busy={loading}
      onSubmit={(event) => {
        event.preventDefault();
        return submit();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {name} is retired. The other one gets its names and, within minutes, its contracts. Its address leads
        there, and its rules apply to nothing any more. This cannot be undone.
      </Typography>
      <TextInput
        label={`Search the ${KINDS[kind].toLowerCase()} that replaces it`}
        type="search"
        onChange={({ target }) => typing.run(() => search(target.value.trim()))}
        sx={{ mb: 2.5 }}
      />
      <Found
        filter={{ ...(q && { q }), kind, status: 'PUBLISHED' }}
        except={id}
        chosen={into}
        onChoose={choose}
        problem={isUnanswered && !into ? 'Please choose one.' : undefined}
      />
    </FormDialog>
  );
}

interface FoundProps {
  filter: { q?: string; kind: Subject['kind']; status: 'PUBLISHED' };
  except: string;
  chosen: string | null;
  onChoose: (id: string) => void;
  problem: string | undefined;
}

function Found({ filter, except, chosen, onChoose, problem }: FoundProps) {
  const query = useAdminRuleSubjectsQuery({
    variables: { filter, first: MOST_FOUND + 1 },
    fetchPolicy: 'cache-and-network',
  });
  const found = (query.data ?? query.previousData)?.ruleSubjects.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== except)
    .slice(0, MOST_FOUND);
  if (!found)
    return query.error ? (
      <Box role="alert">
        Couldn't load the rule book.{' '}
        <Button size="small" onClick={() => void query.refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Box>
    ) : (
      <Box role="status">Loading...</Box>
    );
  if (found.length === 0) return <Box role="status">Nothing found.</Box>;
  return (
    <ChoiceField
      label="Replaced by"
      options={found.map(({ id, name, slug }) => ({ value: id, label: `${name} (${slug})` }))}
      value={chosen}
      onChange={onChoose}
      errorText={problem}
    />
  );
}
