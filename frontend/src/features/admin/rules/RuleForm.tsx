import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Control, type Path } from 'react-hook-form';
import { kindOf } from '../../../components/contract/contract-kinds';
import { BusyButton } from '../../../components/mui/BusyButton';
import { today } from '../../../lib/today';
import { TextInput } from '../../../components/mui/TextInput';
import { useSaveRuleMutation } from '../../../generated/admin-rules';
import { field, showFieldErrors } from '../../../lib/form/field';
import { announcedForm } from '../list/announced';
import {
  readTyped,
  resolverOf,
  soundValues,
  typedRule,
  type RuleTopic,
  type RuleValuesTyped,
} from './typed-rule';
import { RuleField } from './RuleField';
import { RuleSentences } from './RuleSentences';
import { definitionsOf, type Subject, type TypeRule } from './rule-words';

const gridSx = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface RuleFormProps {
  subject: Subject;
  rule: TypeRule;
  onClose: () => void;
}

/** Writes a version of the rule about contracts of one type, which is a draft until it is published. */
export function RuleForm({ subject, rule, onClose }: RuleFormProps) {
  // as it was when the form was opened: the page may be loaded again meanwhile
  const [opened] = useState(rule);
  const topic = { kind: subject.kind, type: opened.type };
  const [save, { loading }] = useSaveRuleMutation({
    refetchQueries: ['AdminRuleSubjects'],
    awaitRefetchQueries: true,
  });
  const form = useForm<RuleValuesTyped>({
    defaultValues: typedRule(topic, opened),
    resolver: resolverOf(topic),
  });
  const { control, handleSubmit, setError, setFocus } = form;
  const definitions = definitionsOf(subject, topic.type);
  const first = definitions[0]?.key ?? '';
  useEffect(() => setFocus(`values.${first}`), [first, setFocus]);

  const submit = handleSubmit(async (typed) => {
    const { sourceName, sourceUrl, checkedOn } = typed;
    const input = {
      ...{ subjectId: subject.id, type: topic.type, values: { ...readTyped(topic, typed).values } },
      ...{ sourceName: sourceName.trim(), sourceUrl: sourceUrl.trim() || null, checkedOn },
    };
    const refused = await announcedForm(
      save({ variables: { input } }),
      'Draft saved: nothing changes until you publish it',
      'The draft was not saved',
    );
    if (refused) showFieldErrors(refused, Object.keys(refused) as Path<RuleValuesTyped>[], setError);
    else onClose();
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label={`New version for ${kindOf(topic.type).label}`}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5, pt: 1 }}
    >
      <Typography color="textSecondary">
        Leave empty what the source does not say. Saving makes a draft
        {opened.draft && ', which replaces the one that waits'}.
      </Typography>
      <Box sx={gridSx}>
        {definitions.map((definition) => (
          <RuleField key={definition.key} definition={definition} control={control} />
        ))}
      </Box>
      <SourceFields form={form} />
      <Preview control={control} subject={subject} topic={topic} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton type="submit" variant="contained" busy={loading} busyLabel="Saving...">
          Save draft
        </BusyButton>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

const SourceFields = ({
  form: { register, formState },
}: {
  form: Pick<ReturnType<typeof useForm<RuleValuesTyped>>, 'register' | 'formState'>;
}) => (
  <Box sx={gridSx}>
    <TextInput
      label="Source"
      {...field(
        register('sourceName'),
        formState.errors.sourceName,
        'Who says so, such as gmfinancial.com, lease assumption.',
      )}
    />
    <TextInput
      label="Address of the source (optional)"
      htmlInput={{ inputMode: 'url', autoCapitalize: 'off', spellCheck: false }}
      {...field(register('sourceUrl'), formState.errors.sourceUrl)}
    />
    <TextInput
      label="Day on which you read it"
      type="date"
      shrink
      htmlInput={{ max: today() }}
      {...field(register('checkedOn'), formState.errors.checkedOn)}
    />
  </Box>
);

interface PreviewProps {
  control: Control<RuleValuesTyped>;
  subject: Subject;
  topic: RuleTopic;
}

/** The sentences that follow from what is typed so far, without what is wrong. */
function Preview({ control, subject, topic }: PreviewProps) {
  const [values, sourceName, checkedOn] = useWatch({
    control,
    name: ['values', 'sourceName', 'checkedOn'],
  });
  return (
    <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'sunken.main' }}>
      <Typography variant="h4" component="h3">
        What members will read
      </Typography>
      <RuleSentences
        subject={subject}
        type={topic.type}
        version={{ values: soundValues(topic, { values }), sourceName, sourceUrl: null, checkedOn }}
      />
    </Box>
  );
}
