import { SUBJECT_LIMITS } from '@handover/domain/rules/rule';
import { STATES } from '@handover/domain/states';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, useForm, useWatch, type Control, type Path } from 'react-hook-form';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { FormDialog } from '../../../components/mui/FormDialog';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { useSaveRuleSubjectMutation, type RuleSubjectKind } from '../../../generated/admin-rules';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { announcedForm } from '../list/announced';
import { KINDS, type Subject } from './rule-words';
import { inputFrom, slugProblem, subjectValuesOf, type SubjectValues } from './subject-values';

interface SubjectDialogProps {
  /** Null for a new one. */
  subject: Subject | null;
  onSaved?: (saved: Subject) => void;
  onClose: () => void;
}

/** Adds a company, program or state, or changes its names and types. */
export function SubjectDialog({ subject, onSaved, onClose }: SubjectDialogProps) {
  const [save, { loading }] = useSaveRuleSubjectMutation();
  const form = useForm<SubjectValues>({ defaultValues: subjectValuesOf(subject) });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });

  const submit = handleSubmit(async (values) => {
    const saving = save({ variables: { input: inputFrom(subject, values) } });
    const refused = await announcedForm(saving, `Saved: ${values.name.trim()}`, 'Nothing was saved');
    if (refused)
      return void showFieldErrors(refused, Object.keys(refused) as Path<SubjectValues>[], setError);
    const saved = (await saving).data?.saveRuleSubject;
    onClose();
    if (saved) onSaved?.(saved);
  });

  return (
    <FormDialog
      title={subject ? `Edit ${subject.name}` : 'Add to the rule book'}
      submitLabel="Save"
      busy={loading}
      onSubmit={submit}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}
    >
      {!subject && (
        <SelectField label="Kind" options={KIND_CHOICES} {...selectField(register('kind'), undefined)} />
      )}
      <TextInput
        label="Name"
        htmlInput={{ maxLength: SUBJECT_LIMITS.name.max, ...(kind === 'STATE' && { list: 'states' }) }}
        {...field(
          register('name', {
            validate: (name) =>
              name.trim().length >= SUBJECT_LIMITS.name.min || 'Please enter a name (at least 2 characters).',
          }),
          errors.name,
          subject?.status === 'DRAFT'
            ? 'It is not public yet. Saving makes it public.'
            : 'It is public at once.',
        )}
      />
      {kind === 'STATE' && <StateNames />}
      {!subject && (
        <TextInput
          label="Address"
          htmlInput={{ maxLength: SUBJECT_LIMITS.slug.max, autoCapitalize: 'off', spellCheck: false }}
          {...field(
            register('slug', { validate: slugProblem }),
            errors.slug,
            'Such as gm-financial. It never changes, and no other gets it.',
          )}
        />
      )}
      <TypeChoices control={control} />
      <TextInput
        label="Other names"
        multiline
        minRows={2}
        maxRows={8}
        {...field(
          register('aliases'),
          errors.aliases,
          `One a line, at most ${SUBJECT_LIMITS.aliases}: what holders write, such as GMF.`,
        )}
      />
    </FormDialog>
  );
}

const KIND_CHOICES = (Object.keys(KINDS) as RuleSubjectKind[]).map((kind) => ({
  value: kind,
  label: KINDS[kind],
}));

const StateNames = () => (
  <datalist id="states">
    {Object.values(STATES).map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

function TypeChoices({ control }: { control: Control<SubjectValues> }) {
  const id = useId();
  const { field: types, fieldState } = useController({
    control,
    name: 'types',
    rules: { validate: (chosen) => chosen.length > 0 || 'Please choose at least one type.' },
  });
  const problem = fieldState.error?.message;
  return (
    <FormControl error={Boolean(problem)} component="fieldset">
      <FormLabel component="legend">Types of contracts</FormLabel>
      <FormGroup row>
        {contractKinds.map(({ type, label }, at) => (
          <FormControlLabel
            key={type}
            label={label}
            control={
              <Checkbox
                checked={types.value.includes(type)}
                onChange={(_event, on) =>
                  types.onChange(
                    contractKinds
                      .map((one) => one.type)
                      .filter((one) => (one === type ? on : types.value.includes(one))),
                  )
                }
                slotProps={{
                  input: {
                    ...(at === 0 && { ref: types.ref }),
                    'aria-describedby': problem ? id : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      {problem && (
        <FormHelperText id={id} role="alert">
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
